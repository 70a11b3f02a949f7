import {expose} from 'comlink';
import {createSiteEngine} from './engine';

// The base URL is passed as the worker's name.
expose(createSiteEngine(self.name));
postMessage('started');
