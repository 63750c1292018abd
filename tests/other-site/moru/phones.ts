// The phones of the pages that are bundled.
import { ko, startPlayground } from '@zs-docs/playground';
import '@zs-docs/playground/playground.css';

startPlayground({ base: '/bundled/', text: ko });
