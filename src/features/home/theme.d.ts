declare module '@theme/HomePage' {
  import type {ReactNode} from 'react';
  import type {HomePageProps} from '@site/src/features/home';

  export type Props = HomePageProps;
  export default function HomePage(props: Props): ReactNode;
}
