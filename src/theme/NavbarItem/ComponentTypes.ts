import TestAreaButton from '@site/src/components/TestAreaButton';
import type {CustomNavbarItemType} from '@site/src/data/navbarItems';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

const customTypes: Record<CustomNavbarItemType, ComponentTypesObject[string]> = {
  'custom-testAreaButton': TestAreaButton,
};

export default {...ComponentTypes, ...customTypes};
