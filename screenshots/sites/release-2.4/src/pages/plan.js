import React from 'react';
import Layout from '@theme/Layout';
import useIsBrowser from '@docusaurus/useIsBrowser';

function parsePlan(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error('The plan could not be read.', {cause: error});
  }
}

function Plan() {
  return useIsBrowser() ? parsePlan('{"daily": yes}').daily : 'Loading';
}

export default function PlanPage() {
  return (
    <Layout title="Plan">
      <Plan />
    </Layout>
  );
}
