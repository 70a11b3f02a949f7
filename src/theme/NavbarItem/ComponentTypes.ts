import TestAreaButton from '@site/src/components/TestAreaButton';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

export default {
  ...ComponentTypes,
  'custom-testAreaButton': TestAreaButton,
};
