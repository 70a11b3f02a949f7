import React, {useState, type ReactNode} from 'react';

/** React 19 moves these tags into the head and takes them away again. */
export default function HoistedTags(): ReactNode {
  const [isOn, setOn] = useState(false);
  return (
    <p>
      <button
        type="button"
        className="button button--secondary"
        aria-pressed={isOn}
        onClick={() => setOn(!isOn)}
      >
        Tags in the head
      </button>
      {isOn && <meta name="test-hoisted" content="moved by React" />}
    </p>
  );
}
