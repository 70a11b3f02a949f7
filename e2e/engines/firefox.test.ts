import {testBehaviors} from './test-behaviors';

await testBehaviors('firefox');
