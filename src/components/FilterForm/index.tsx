import React, {type ReactNode, type Ref, useEffect, useImperativeHandle, useRef} from 'react';
import styles from './styles.module.css';

/** A form that filters the list below it as the reader types, so there is nothing to submit. */
export function FilterForm({label, children}: {label: string; children: ReactNode}): ReactNode {
  return (
    <form
      role="search"
      aria-label={label}
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  );
}

type SearchFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A field for the text to filter by.
 *
 * React doesn't control its value, because it only hears what is typed once the page is hydrated
 * (see framework/loading), and each render until then would take that back.
 */
export function SearchField({label, value, onChange, ref}: SearchFieldProps): ReactNode {
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => inputRef.current!);
  const lastValue = useRef(value);
  useEffect(() => {
    if (value !== lastValue.current) {
      lastValue.current = value;
      inputRef.current!.value = value;
    }
  }, [value]);
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        ref={inputRef}
        type="search"
        autoComplete="off"
        defaultValue={value}
        onChange={(event) => {
          lastValue.current = event.target.value;
          onChange(event.target.value);
        }}
        onKeyDown={(event) => {
          // Not all browsers do this.
          if (event.key === 'Escape') {
            onChange('');
          }
        }}
      />
    </label>
  );
}

type SelectFieldProps = {
  label: string;
  value: string;
  options: {value: string; label: string}[];
  onChange: (value: string) => void;
};

export function SelectField({label, value, options, onChange}: SelectFieldProps): ReactNode {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Chips({legend, children}: {legend: string; children: ReactNode}): ReactNode {
  return (
    <fieldset className={styles.chips}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

type ChipProps = {
  label: string;
  /** How many entries of the unfiltered list have this property. */
  count: number;
  title?: string;
  isPressed: boolean;
  onClick: () => void;
};

export function Chip({label, count, title, isPressed, onClick}: ChipProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.chip}
      title={title}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      {label} <span className={styles.count}>{count}</span>
    </button>
  );
}
