/** One wish, with all issues that ask for it. Texts may contain code in backticks. */
export type FeatureRequest = {
  /** Also the anchor of the request. */
  id: string;
  title: string;
  /** Numbers of issues in the framework's repository. */
  issues: number[];
  state: 'open' | 'closed';
  /** How it was closed, if known. */
  outcome?: string;
  wish: string;
  workaround: string;
  /** The URLs of links, by their text. */
  links: Record<string, string>;
};

/** What `requests.yml` contains. */
export type RequestList = {
  recordedOn: string;
  areas: {id: string; title: string; requests: FeatureRequest[]}[];
};

export const requestsOf = ({areas}: RequestList): FeatureRequest[] =>
  areas.flatMap(({requests}) => requests);
