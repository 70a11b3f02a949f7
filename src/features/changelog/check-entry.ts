import {checkContributors} from './check-contributors';
import {checkFrontMatter} from './check-front-matter';
import {checkLead} from './check-lead';
import {checkPullRequests} from './check-pull-requests';
import {checkSections} from './check-sections';
import type {Entry, Problem} from './types';

const checks = [checkFrontMatter, checkLead, checkSections, checkPullRequests, checkContributors];

/** Everything that is wrong with an entry, in the order of its lines. */
export const checkEntry = (entry: Entry): Problem[] =>
  checks.flatMap((check) => check(entry)).sort((a, b) => a.line - b.line);
