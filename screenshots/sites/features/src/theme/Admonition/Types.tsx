import React from 'react';
import AdmonitionLayout from '@theme/Admonition/Layout';
import DefaultTypes from '@theme-original/Admonition/Types';

function Success(props) {
  return <AdmonitionLayout icon="✅" title="success" {...props} className="alert alert--success" />;
}

export default {...DefaultTypes, success: Success};
