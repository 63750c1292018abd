import { versionFile } from '../toolkit/version/versionFile.ts';

/** What pages fetch when a reader chooses a version of the toolkit. */
export function GET(): Response {
  return Response.json(versionFile());
}
