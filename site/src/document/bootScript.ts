import { siteConfig } from '../site.config.ts';

const { colorMode, announcement, base } = siteConfig;

/** Without a choice of the reader: the system's mode, or the one that the settings name. */
const modePart = colorMode.followSystem
  ? `m=t;if(m!=='light'&&m!=='dark'){m='system';t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}`
  : `if(t!=='light'&&t!=='dark')t='${colorMode.default}';m=t;`;

/** Hides, before paint, an announcement that the reader closed. */
const announcementPart = announcement
  ? `if(s('docusaurus.announcement.dismiss')==='true'&&s('docusaurus.announcement.id')===${JSON.stringify(announcement.id)})d.dataset.announcementDismissed='';`
  : '';

/**
 * A page whose own script cannot be fetched was most likely built for another base address: shows
 * the banner and names the base that this page's address suggests.
 */
const basePart = `addEventListener('error',function(e){var n=e.target;if(n.type!=='module'||!navigator.onLine)return;d.dataset.baseWrong='';function f(){var c=document.querySelector('[rel=canonical]'),p=new URL(c.href).pathname.slice(${base.length}),l=location.pathname,o=document.querySelector('[data-base-suggestion]');if(o)o.textContent=l.slice(-p.length||l.length)===p?l.slice(0,l.length-p.length):l}document.readyState==='loading'?addEventListener('DOMContentLoaded',f):f()},true);`;

/**
 * The only inline script of the site: sets the colour mode before the first paint and notices a
 * wrong base address. It runs before any module, so it is text; the policy of document/csp.ts
 * carries its hash.
 */
export const bootScript = `(function(){var d=document.documentElement,t,m;function s(k){try{return localStorage.getItem(k)}catch(e){}}t=s('theme');${modePart}d.dataset.mode=m;d.dataset.theme=t;${announcementPart}${basePart}})()`;
