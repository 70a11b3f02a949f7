import type {ClientModule} from '@docusaurus/types';

/** Tells follow-scrolling.js of pages and anchors that the router leads to. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (previousLocation) {
    window.dispatchEvent(new Event('routechange'));
  }
};
