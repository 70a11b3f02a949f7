import React, {useRef, useState, type ReactNode} from 'react';

/** The layers of Infima, and two numbers around them. */
const layers = {
  'below the navbar': 'calc(var(--ifm-z-index-fixed) - 1)',
  'above the navbar': 'calc(var(--ifm-z-index-fixed) + 1)',
  'of an overlay': 'var(--ifm-z-index-overlay)',
};

/** Opens a box over the start of the page, in a layer of one's choice, or as a dialog above all. */
export default function Layers(): ReactNode {
  const [zIndex, setZIndex] = useState<string>();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <p style={{display: 'flex', flexWrap: 'wrap', gap: '0.5rem'}}>
        {Object.entries(layers).map(([name, value]) => (
          <button
            key={name}
            type="button"
            className="button button--secondary button--sm"
            aria-pressed={zIndex === value}
            onClick={() => setZIndex(zIndex === value ? undefined : value)}
          >
            A box {name}
          </button>
        ))}
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => dialog.current?.showModal()}
        >
          A dialog
        </button>
      </p>
      {zIndex && (
        <div
          data-testid="box"
          style={{
            background: 'var(--ifm-color-primary-darkest)',
            color: '#fff',
            height: '12rem',
            insetBlockStart: 0,
            insetInlineStart: '25%',
            opacity: 0.95,
            padding: '1rem',
            position: 'fixed',
            width: '50%',
            zIndex,
          }}
        >
          z-index: {zIndex}
        </div>
      )}
      <dialog ref={dialog} aria-label="A dialog of the browser">
        <p>The browser draws a dialog above every layer; the page behind it does not answer.</p>
        <form method="dialog">
          <button type="submit" className="button button--primary">
            Close
          </button>
        </form>
      </dialog>
    </>
  );
}
