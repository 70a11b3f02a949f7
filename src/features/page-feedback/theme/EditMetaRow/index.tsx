import Feedback from '@site/src/features/page-feedback/Feedback';
import EditMetaRow from '@theme-init/EditMetaRow';
import type {Props} from '@theme/EditMetaRow';
import React, {type ReactNode} from 'react';

/** Edit link and last update of a page, and a link to report a problem with it. */
export default function EditMetaRowWithFeedback(props: Props): ReactNode {
  return (
    <>
      <EditMetaRow {...props} />
      <Feedback />
    </>
  );
}
