type Keys = {ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean};

/** Whether a key or a click comes with a key that gives it another meaning. */
export const hasModifier = ({ctrlKey, metaKey, shiftKey, altKey}: Keys): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
