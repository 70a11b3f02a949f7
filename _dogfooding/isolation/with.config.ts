import site from '../../docusaurus.config';
import {comparableSite} from './comparable';

export default comparableSite(site, () => false);
