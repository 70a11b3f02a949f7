import Link from '@docusaurus/Link';
import Monogram from '@site/src/components/Monogram';
import Author from '@theme-init/Blog/Components/Author';
import type {Props} from '@theme/Blog/Components/Author';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** An author who is only a picture, which the original gives no alternative text. */
function Picture({author}: Props): ReactNode {
  const {imageURL, url, page} = author;
  const link = page?.permalink ?? url;
  const alt = link ? 'About the author' : '';
  const picture = (
    <img className={clsx('avatar__photo', styles.picture)} src={imageURL} alt={alt} />
  );
  return (
    <div className="avatar margin-bottom--sm">
      {link ? (
        <Link href={link} className="avatar__photo-link">
          {picture}
        </Link>
      ) : (
        picture
      )}
    </div>
  );
}

/** An author, with their initials if they don't have a picture. */
export default function AuthorWithMonogram(props: Props): ReactNode {
  const {as, author} = props;
  if (!author.name && !author.title) {
    return <Picture {...props} />;
  }
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
