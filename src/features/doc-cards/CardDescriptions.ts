import {createContext} from 'react';
import type {CardDescriptions} from './index';

/** The descriptions of the cards on a category page. Elsewhere, those of the version's docs. */
export const DescriptionsContext = createContext<CardDescriptions | undefined>(undefined);
