import React, {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  legend: string;
  /** The labels of the values. */
  choices: Record<string, string>;
  initial: string;
};

/** Radio buttons in a row. Readers click the labels; the buttons remain for the keyboard. */
export default function Choice({legend, choices, initial}: Props): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="sr-only">{legend}</legend>
      {Object.entries(choices).map(([value, label]) => (
        <label key={value}>
          <input
            className="sr-only"
            type="radio"
            name={id}
            value={value}
            defaultChecked={value === initial}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
