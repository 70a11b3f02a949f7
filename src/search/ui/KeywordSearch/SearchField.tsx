import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {memo, type ComponentProps, type ReactNode} from 'react';
import IconButton from '../IconButton';
import {EraseIcon} from '../icons';
import {maxQueryLength} from '../limits';
import SearchIcon from '../SearchIcon';
import fields from '../field.module.css';
import styles from './styles.module.css';

type Props = Pick<
  ComponentProps<'input'>,
  'ref' | 'aria-controls' | 'aria-expanded' | 'aria-activedescendant'
> & {
  /** Is called when the field was emptied by its button. */
  onClear: () => void;
};

/** The field keeps what is typed by itself: drawing it anew would cost a reader part of a frame. */
function SearchField({
  onClear,
  'aria-controls': controls,
  'aria-expanded': isExpanded,
  ...field
}: Props): ReactNode {
  return (
    <form
      className={fields.form}
      role="search"
      onSubmit={(event) => event.preventDefault()}
      onReset={({currentTarget}) => {
        onClear();
        // The button that was pressed goes.
        currentTarget.querySelector('input')!.focus();
      }}
    >
      <SearchIcon />
      <input
        {...field}
        className={clsx(fields.field, styles.query)}
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-controls={controls}
        aria-expanded={isExpanded}
        aria-label={translate({id: 'theme.SearchBar.label', message: 'Search'})}
        placeholder={translate({
          id: 'theme.SearchModal.searchBox.placeholderText',
          message: 'Search docs',
        })}
        maxLength={maxQueryLength}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck="false"
        enterKeyHint="search"
      />
      <IconButton
        className={styles.clear}
        type="reset"
        label={translate({
          id: 'theme.SearchModal.searchBox.resetButtonTitle',
          message: 'Clear the query',
        })}
      >
        <EraseIcon />
      </IconButton>
    </form>
  );
}

export default memo(SearchField);
