import earlySearch from '@zs-docs/search/early.js?raw';
import { PAGE_FILE } from '../../settings/cleanPath.ts';
import { siteConfig } from '../../site.config.ts';

const { colorMode, announcement, base } = siteConfig;

/** Sets the stored colour mode; without one, that of the system or of the settings. */
const modePart = colorMode.followSystem
  ? `m=t;if(m!=='light'&&m!=='dark'){m='system';t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}`
  : `if(t!=='light'&&t!=='dark')t='${colorMode.default}';m=t;`;

/** Hides, before paint, an announcement that the reader closed. */
const announcementPart = announcement
  ? `if(s('docusaurus.announcement.dismiss')==='true'&&s('docusaurus.announcement.id')===${JSON.stringify(announcement.id)})d.dataset.announcementDismissed='';`
  : '';

/** Time until the main script counts as failed; should it load later, its controls appear again. */
const SCRIPT_TIMEOUT_MS = 5000;

/** Marks a page without its main script, so that CSS hides controls that need it. */
const deadPart = `function f(){d.dataset.dead=''}setTimeout(f,${SCRIPT_TIMEOUT_MS});`;

/**
 * Compares the base of the build with the address of the page when the main script failed, as its
 * address has the wrong base then, and suggests the base to set. The not-found page can be at any
 * address, so there only the start of the address is compared.
 */
const basePart = `function g(){var p=new URL(document.querySelector('[rel=canonical]').href).pathname.slice(${base.length}),l=location.pathname.replace(${PAGE_FILE},'/').replace(/\\/*$/,'/'),w=l.endsWith('/'+p)&&l.slice(0,l.length-p.length);if(w?w!='${base}':!l.startsWith('${base}')){d.dataset.baseWrong='';document.querySelector('[data-base-suggestion]').textContent=w||'/'}}`;

/** Detects a main script that fails to load; the load event follows also then. */
const failurePart = `${deadPart}${basePart}addEventListener('error',function(e){if(e.target.type=='module'){f();addEventListener('load',g)}},true);`;

/** Queues presses of controls, which the main script replays (client/replayPresses.ts). */
const pressesPart = `var b=window.earlyPresses=[];addEventListener('click',function(e){var c=e.target.closest&&e.target.closest('button:is([data-needs-script],[data-needs-script] *,[data-copy],[data-copy-value])');if(c&&!('alive'in d.dataset))b.push(c)});`;

/**
 * The only inline script of the site: sets the colour mode before the first paint, queues presses
 * until the main script runs, and detects a main script that fails and a wrong base. It runs before
 * any module, so it is a string; csp.ts has its hash.
 */
export const bootScript = `(function(){var d=document.documentElement,t,m;function s(k){try{return localStorage.getItem(k)}catch(e){}}t=s('theme');${modePart}d.dataset.mode=m;d.dataset.theme=t;${announcementPart}${pressesPart}${failurePart}})();${earlySearch.trim()}`;
