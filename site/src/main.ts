import { replayPresses } from './client/boot/earlyPresses.ts';
import { islandLoader } from './client/lazy/islandLoader.ts';
import { lazyPart } from './client/lazy/lazyPart.ts';
import { startPrefetch } from './client/router/pages.ts';
import { onPage } from './client/router/showPage.ts';
import { startNavigation } from './client/router/startNavigation.ts';
import { showTarget } from './client/router/target.ts';
import { startSiteSearch } from './client/search/startSiteSearch.ts';
import { startVersionNotice } from './client/startVersionNotice.ts';
import { startAnnouncement } from './layout/shell/startAnnouncement.ts';
import { startColorMode } from './layout/shell/startColorMode.ts';
import { startMenu } from './layout/shell/startMenu.ts';
import { startSidebar } from './layout/shell/startSidebar.ts';
import { startCopy } from './layout/ui/startCopy.ts';
import { startToc } from './layout/ui/startToc.ts';
import { islands } from './sections/islands/islands.ts';
import { startTabs } from './toolkit/mdx/startTabs.ts';
import { startPhones } from './toolkit/playground/startPhones.ts';
import { startMyVersion } from './toolkit/version/startMyVersion.ts';

startNavigation();
startColorMode();
startAnnouncement();
startMenu();
startCopy();
startSidebar();
startTabs();
startMyVersion();
onPage(showTarget);
startToc();
startSiteSearch(async () => (await import('./toolkit/version/loadSearchText.ts')).loadSearchText());
startPrefetch();
const phonesOnPage = startPhones();
lazyPart('[data-island]', islandLoader(islands));
lazyPart('[data-demo]', async () => {
  const { startDemo } = await import('./sections/home/startDemo.ts');
  return (page) => startDemo(page, phonesOnPage());
});
lazyPart(
  '[data-comments]',
  async () => (await import('./sections/blog/showComments.ts')).showComments,
);
lazyPart(
  '[data-not-found]',
  async () => (await import('./sections/not-found/showNearest.ts')).showNearest,
);
startVersionNotice();
// Chrome before 123, Firefox before 125, Safari before 17.5. Without it links and texts still work.
if (!('popover' in document.body && CSS.supports('color: light-dark(red, red)'))) {
  import('./client/olderBrowsers.ts').catch(console.error);
}
// Last: unless this script has run to its end, `data-dead` hides the controls that need it.
document.documentElement.dataset.alive = '';
replayPresses();
