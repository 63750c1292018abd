import { onPart } from './client/lazy/onPart.ts';
import { startIslands } from './client/lazy/startIslands.ts';
import { startOffline } from './client/offline/startOffline.ts';
import { startNavigation } from './client/router/startNavigation.ts';
import { startPrefetch } from './client/router/startPrefetch.ts';
import { startSiteSearch } from './client/search/startSiteSearch.ts';
import { islands } from './islands.ts';
import { startAnnouncement } from './layout/shell/startAnnouncement.ts';
import { startColorMode } from './layout/shell/startColorMode.ts';
import { startMenu } from './layout/shell/startMenu.ts';
import { startSidebar } from './layout/shell/startSidebar.ts';
import { startCopy } from './layout/ui/startCopy.ts';
import { startToc } from './layout/ui/startToc.ts';
import { startTabs } from './toolkit/mdx/startTabs.ts';
import { startPhones } from './toolkit/playground/startPhones.ts';

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
onPart('[data-comments]', () =>
  import('./sections/blog/showComments.ts').then((part) => part.showComments),
);
onPart('[data-nearest]', () =>
  import('./sections/not-found/showNearest.ts').then((part) => part.showNearest),
);
startOffline();
// Last: a script that broke on its way here has left controls that nobody answers.
document.documentElement.dataset.alive = '';
