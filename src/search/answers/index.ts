import siteConfig from '@generated/docusaurus.config';
import type {Answerer} from '../types';
import {answerWith} from './answer';
import {createAnswerClient} from './client';

/** Gives what answers questions from the docs of this site. Nothing is fetched before the first. */
export const createAnswerer = (): Answerer =>
  answerWith(createAnswerClient(new URL(siteConfig.baseUrl, location.href).href));
