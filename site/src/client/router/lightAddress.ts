/** Name of the file beside a page that holds it without its styles. Hosts send `.htm` as HTML too. */
export const LIGHT_PAGE = 'light.htm';
