import {featureRequests, type FeatureRequest} from './requests';

/** What a path at or below that of the list asks for. */
export type View =
  | {kind: 'list'}
  | {kind: 'request'; request: FeatureRequest}
  /** `path` is what stands below the path of the list. */
  | {kind: 'unknown'; path: string};

/**
 * @param pathname as the browser gives it
 * @param root the path of the list, with both slashes
 */
export function viewOf(pathname: string, root: string): View {
  const path = pathname.slice(root.length).replace(/(?:^|\/)(?:index\.html)?$/, '');
  if (path === '') {
    return {kind: 'list'};
  }
  const request = featureRequests.find(({issue}) => String(issue) === path);
  return request ? {kind: 'request', request} : {kind: 'unknown', path};
}

/** The path of a request, in the form of `root`. */
export const requestPath = ({issue}: FeatureRequest, root: string): string => `${root}${issue}/`;
