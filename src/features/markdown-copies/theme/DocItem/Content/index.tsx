import {useDoc} from '@docusaurus/plugin-content-docs/client';
import CopyPage from '@site/src/components/CopyPage';
import Content from '@theme-init/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** The content of a doc, with actions to copy it next to its title. */
export default function DocItemContent(props: Props): ReactNode {
  const {metadata} = useDoc();
  return (
    <>
      <CopyPage permalink={metadata.permalink} className={styles.actions} />
      <Content {...props} />
    </>
  );
}
