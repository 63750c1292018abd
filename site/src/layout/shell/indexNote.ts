import { absoluteUrl } from '../../settings/paths.ts';
import { seoText } from '../../text/seo.ts';

/** Says where the list of all pages is: an agent that has read one looks for no others by itself. */
export const indexNote = `${seoText.index} ${absoluteUrl('llms.txt')}`;
