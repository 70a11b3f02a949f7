import {expose} from 'comlink';
import {createSiteEngine} from './site-engine';

// Whoever starts the worker gives it the base URL as its name.
expose(createSiteEngine(self.name));
