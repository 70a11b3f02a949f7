import React from 'react';
import Footer from '@theme-original/Footer';

export default function FooterWrapper(props) {
  return (
    <>
      <p className="container">Thanks for reading!</p>
      <Footer {...props} />
    </>
  );
}
