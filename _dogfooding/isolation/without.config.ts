import site from '../../docusaurus.config';
import {testAreaPlugins} from '../dogfooding.config';
import {comparableSite} from './comparable';

const testArea = new Set<unknown>(testAreaPlugins);

export default comparableSite(site, (plugin) => testArea.has(plugin));
