declare module '@theme/ChangelogLayout' {
  import type {Props} from '@theme/BlogLayout';
  import type {ReactNode} from 'react';

  export default function ChangelogLayout(props: Props): ReactNode;
}

declare module '@theme/ReleaseSummary' {
  import type {ReactNode} from 'react';

  export default function ReleaseSummary(props: {readonly children: ReactNode}): ReactNode;
}
