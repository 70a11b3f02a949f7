import React from 'react';
import Footer from '@theme-original/Footer';

export default function FooterWrapper(props) {
  return (
    <>
      <p className="container text--center margin-vert--lg">
        Was this page helpful? <a href="/blog">Tell us.</a>
      </p>
      <Footer {...props} />
    </>
  );
}
