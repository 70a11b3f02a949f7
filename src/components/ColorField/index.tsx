import React, {useId, useState, type ReactNode} from 'react';
import {isHexColor} from './shades';
import styles from './styles.module.css';

type Props = {label: string; value: string; onChange: (color: string) => void};

/**
 * A color field with a picker and a text input, which applies its text once it is a valid color.
 */
export default function ColorField({label, value, onChange}: Props): ReactNode {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const text = draft ?? value;

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        className={styles.input}
        type="color"
        aria-label={`${label}: pick`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <input
        className={styles.input}
        id={id}
        type="text"
        spellCheck={false}
        size={8}
        value={text}
        aria-invalid={!isHexColor(text)}
        onChange={({target}) => {
          setDraft(target.value);
          if (isHexColor(target.value)) {
            onChange(target.value.toLowerCase());
          }
        }}
        onBlur={() => setDraft(undefined)}
      />
    </div>
  );
}
