import React from 'react';
import Footer from '@theme-original/Footer';

export default function FooterWrapper(props) {
  return (
    <>
      <p className="container">Questions? Ask in the forum.</p>
      <Footer {...props} />
    </>
  );
}
