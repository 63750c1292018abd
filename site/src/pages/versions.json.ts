import { examples } from 'virtual:playground/examples';
import { versionFile } from '../toolkit/version/versionFile.ts';

/** What pages fetch when a reader chooses a version of the toolkit. */
export const GET = (): Response => Response.json(versionFile(examples));
