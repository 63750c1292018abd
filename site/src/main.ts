import { startCopy } from './code/startCopy.ts';
import { startSidebar } from './docs/startSidebar.ts';
import { startToc } from './docs/startToc.ts';
import { islands } from './islands/registry.ts';
import { startIslands } from './islands/startIslands.ts';
import { startTabs } from './mdx/startTabs.ts';
import { onPart } from './navigation/onPart.ts';
import { startNavigation } from './navigation/startNavigation.ts';
import { startPrefetch } from './navigation/startPrefetch.ts';
import { startOffline } from './offline/startOffline.ts';
import { startPhones } from './playground/startPhones.ts';
import { startSiteSearch } from './search/startSiteSearch.ts';
import { startAnnouncement } from './shell/startAnnouncement.ts';
import { startColorMode } from './shell/startColorMode.ts';
import { startMenu } from './shell/startMenu.ts';

startNavigation();
startColorMode();
startAnnouncement();
startMenu();
startCopy();
startSidebar();
startTabs();
startToc();
startSiteSearch();
startPrefetch();
startIslands(islands);
startPhones();
onPart('[data-comments]', () => import('./blog/showComments.ts').then((part) => part.showComments));
onPart('[data-nearest]', () =>
  import('./not-found/showNearest.ts').then((part) => part.showNearest),
);
startOffline();
// Last: a script that broke on its way here has left controls that nobody answers.
document.documentElement.dataset.alive = '';
