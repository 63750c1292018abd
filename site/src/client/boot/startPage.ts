import { PAGE_FILE } from '../../settings/cleanPath.ts';
import { keepEarlyPresses } from './earlyPresses.ts';

declare global {
  // The bundle has settings of the site in place of these names; see build/bootScript.ts.
  const BOOT_BASE: string;
  const BOOT_MODE: string;
  const BOOT_FOLLOWS_SYSTEM: boolean;
  /** Id of the announcement; '' without one. */
  const BOOT_ANNOUNCEMENT: string;
}

/** Time until the main script counts as failed; should it load later, its controls appear again. */
const SCRIPT_TIMEOUT_MS = 5000;

const { dataset } = document.documentElement;

/** A browser may refuse its storage. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Sets the stored colour mode before the first paint; without one, that of the system or of the settings. */
function setColorMode(): void {
  const chosen = stored('theme');
  if (chosen === 'light' || chosen === 'dark') {
    dataset.mode = dataset.theme = chosen;
  } else if (BOOT_FOLLOWS_SYSTEM) {
    dataset.mode = 'system';
    dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  } else {
    dataset.mode = dataset.theme = BOOT_MODE;
  }
}

/** Hides, before the first paint, an announcement that the reader closed. */
function hideAnnouncement(): void {
  if (
    BOOT_ANNOUNCEMENT &&
    stored('docusaurus.announcement.dismiss') === 'true' &&
    stored('docusaurus.announcement.id') === BOOT_ANNOUNCEMENT
  ) {
    dataset.announcementDismissed = '';
  }
}

/** Has CSS hide the controls that need the main script. */
function markDead(): void {
  dataset.dead = '';
}

/**
 * Compares the base of the build with the address of the page, and suggests the base to set. The
 * not-found page can be at any address, so there only the start of the address is compared.
 */
function checkBase(): void {
  const link = document.querySelector<HTMLLinkElement>('[rel=canonical]');
  const path = new URL(link?.href ?? location.href).pathname.slice(BOOT_BASE.length);
  const address = location.pathname.replace(PAGE_FILE, '/').replace(/\/*$/, '/');
  const base = address.endsWith(`/${path}`) && address.slice(0, address.length - path.length);
  if (base ? base !== BOOT_BASE : !address.startsWith(BOOT_BASE)) {
    dataset.baseWrong = '';
    document.querySelector('[data-base-suggestion]')?.replaceChildren(base || '/');
  }
}

// Until a phone is pressed, the first one of a page asks for it: see playgroundSettings.ts.
if (stored('zs-pressed') === null) {
  dataset.unpressed = '';
}
setColorMode();
hideAnnouncement();
keepEarlyPresses();
setTimeout(markDead, SCRIPT_TIMEOUT_MS);
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof Element && target.matches('[type=module]')) {
      markDead();
      // A wrong base is why the address of the script leads nowhere.
      addEventListener('load', checkBase);
    }
  },
  true,
);
