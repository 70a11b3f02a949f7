import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

export default function About(): ReactNode {
  return (
    <Layout title="About" description="Who we are">
      <main className="container margin-vert--lg">
        <h1>About</h1>
        <p>We build things.</p>
      </main>
    </Layout>
  );
}
