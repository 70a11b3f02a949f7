declare module '@theme/HomePage' {
  import type {ReactNode} from 'react';
  import type {HomePageProps} from '@site/src/features/home';

  export type Props = HomePageProps;
  export default function HomePage(props: Props): ReactNode;
}

/** The source of an inline script. */
declare module '*.cjs?source' {
  const code: string;
  export default code;
}
