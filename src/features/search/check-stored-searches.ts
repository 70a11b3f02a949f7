import {prepareStorage} from './modal/prepare-storage';

/** The modal of hosted search links to whatever is stored, so this happens before it can open. */
export const onRouteDidUpdate = prepareStorage;
