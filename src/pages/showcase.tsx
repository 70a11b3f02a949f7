export {default} from '@site/src/features/showcase/ShowcasePage';
