import {expose} from 'comlink';
import {createSiteEngine} from './engine';

// The worker's name is the base URL, and as its hash a tag to start with, if any.
const [baseUrl, tag] = self.name.split('#');
const engine = createSiteEngine(baseUrl!);
expose(engine);
postMessage('started');
if (tag) {
  // Whoever searches it gets the error.
  engine.prepare([tag]).catch(() => {});
}
