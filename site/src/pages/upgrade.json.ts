import { upgradeFile } from '../toolkit/version/upgradeFile.ts';

/** What the page of the versions fetches to compare two versions of the toolkit. */
export function GET(): Response {
  return Response.json(upgradeFile());
}
