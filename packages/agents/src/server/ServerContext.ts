import type { LoadDocs } from '../docs/index.ts';

/** What the tools of a server answer from. */
export interface ServerContext {
  /** Version of this package. */
  version: string;
  load: LoadDocs;
  /** Folder of the app, whose version counts where a call names none. */
  folder: string;
}
