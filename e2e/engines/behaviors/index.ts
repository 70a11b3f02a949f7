import {controls} from './controls';
import {filters} from './filters';
import {offline} from './offline';
import {phone} from './phone';
import {places} from './places';
import {searches} from './search';

/** What readers do, and what they then see, in every engine. Those of `phone` in a narrow window. */
export const behaviors = {controls, phone, places, searches, filters, offline};
