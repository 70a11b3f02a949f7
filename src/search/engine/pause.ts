/** Lets what came meanwhile be done first, such as the query of a reader. */
export const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
