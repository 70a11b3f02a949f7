declare module '@theme/ChangelogLayout' {
  import type {Props} from '@theme/BlogLayout';
  import type {ReactNode} from 'react';

  export default function ChangelogLayout(props: Props): ReactNode;
}

declare module '@theme/ChangelogSidebar' {
  import type {BlogSidebar} from '@docusaurus/plugin-content-blog';
  import type {ReactNode} from 'react';

  export default function ChangelogSidebar(props: {readonly sidebar: BlogSidebar}): ReactNode;
}

declare module '@theme/ReleaseSummary' {
  import type {ReactNode} from 'react';

  export default function ReleaseSummary(props: {readonly children: ReactNode}): ReactNode;
}

declare module '@theme/ReleaseDate' {
  import type {ReactNode} from 'react';

  export default function ReleaseDate(props: {readonly date: string}): ReactNode;
}
