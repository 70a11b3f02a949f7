// The part of the client that is loaded for code that isn't known at build time.
import prismIncludeLanguages from '@theme/prism-include-languages';
import {Prism} from 'prism-react-renderer';

prismIncludeLanguages(Prism);

export {highlight} from './highlight';
