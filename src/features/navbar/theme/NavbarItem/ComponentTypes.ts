import TestAreaButton from '../../TestAreaButton';
import type {CustomNavbarItemType} from '../../item-types';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import ComponentTypes from '@theme-init/NavbarItem/ComponentTypes';

const customTypes: Record<CustomNavbarItemType, ComponentTypesObject[string]> = {
  'custom-testAreaButton': TestAreaButton,
};

export default {...ComponentTypes, ...customTypes};
