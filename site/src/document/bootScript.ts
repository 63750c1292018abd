import { siteConfig } from '../site.config.ts';

/**
 * The only inline script of the site: sets the colour mode before the first paint.
 * It runs before any module, so it is text; the policy of document/csp.ts carries its hash.
 */
export const bootScript = `(function(){var d=document.documentElement,t;try{t=localStorage.getItem('theme')}catch(e){}if(t!=='light'&&t!=='dark')t=${
  siteConfig.colorMode.followSystem
    ? `matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'`
    : `'${siteConfig.colorMode.default}'`
};d.dataset.theme=t})()`;
