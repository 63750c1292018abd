import earlySearch from '@zs-docs/search/early.js?raw';
import { PAGE_FILE } from '../../settings/cleanPath.ts';
import { siteConfig } from '../../site.config.ts';

const { colorMode, announcement, base } = siteConfig;

/** Without a choice of the reader: the system's mode, or the one that the settings name. */
const modePart = colorMode.followSystem
  ? `m=t;if(m!=='light'&&m!=='dark'){m='system';t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}`
  : `if(t!=='light'&&t!=='dark')t='${colorMode.default}';m=t;`;

/** Hides, before paint, an announcement that the reader closed. */
const announcementPart = announcement
  ? `if(s('docusaurus.announcement.dismiss')==='true'&&s('docusaurus.announcement.id')===${JSON.stringify(announcement.id)})d.dataset.announcementDismissed='';`
  : '';

/** A script that has not come by then leaves its controls dead for now, in ms. */
const PATIENCE = 5000;

/** Marks a page whose own script does not come, so that it shows no control that cannot answer. */
const deadPart = `function f(){d.dataset.dead=''}setTimeout(f,${PATIENCE});`;

/**
 * Names the base that this page's address suggests, where it is another than that of the build: then
 * the page's own script is not where the page looks for it. Where the base is right, the script
 * failed for another reason. A page that stands in for a missing one knows only where its site begins.
 */
const basePart = `function g(){var p=new URL(document.querySelector('[rel=canonical]').href).pathname.slice(${base.length}),l=location.pathname.replace(${PAGE_FILE},'/').replace(/\\/*$/,'/'),w=l.endsWith('/'+p)&&l.slice(0,l.length-p.length);if(w?w!='${base}':!l.startsWith('${base}')){d.dataset.baseWrong='';document.querySelector('[data-base-suggestion]').textContent=w||'/'}}`;

/** The script of a page holds up its load, also when it fails. */
const failurePart = `${deadPart}${basePart}addEventListener('error',function(e){if(e.target.type=='module'){f();addEventListener('load',g)}},true);`;

/** Keeps presses of controls until the page's own script has them pressed again (client/replayPresses.ts). */
const pressesPart = `var b=window.earlyPresses=[];addEventListener('click',function(e){var c=e.target.closest&&e.target.closest('button:is([data-needs-script],[data-needs-script] *,[data-copy],[data-copy-value])');if(c&&!('alive'in d.dataset))b.push(c)});`;

/**
 * The only inline script of the site: sets the colour mode before the first paint, keeps what a
 * reader presses before the page's own script can answer, and notices a script that does not come
 * and a wrong base address. It runs before any module, so it is text; the
 * policy of document/csp.ts carries its hash.
 */
export const bootScript = `(function(){var d=document.documentElement,t,m;function s(k){try{return localStorage.getItem(k)}catch(e){}}t=s('theme');${modePart}d.dataset.mode=m;d.dataset.theme=t;${announcementPart}${pressesPart}${failurePart}})();${earlySearch.trim()}`;
