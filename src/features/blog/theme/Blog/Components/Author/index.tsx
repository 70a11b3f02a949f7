import Monogram from '@site/src/components/Monogram';
import Author from '@theme-init/Blog/Components/Author';
import type {Props} from '@theme/Blog/Components/Author';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** An author, with their initials if they don't have a picture. */
export default function AuthorWithMonogram(props: Props): ReactNode {
  const {as, author} = props;
  if (author.imageURL || !author.name) {
    return <Author {...props} />;
  }
  return (
    <div className={clsx(styles.author, as === 'h1' && styles.large)}>
      <Monogram name={author.name} />
      <Author {...props} />
    </div>
  );
}
