import { routeText } from '../../text/client.ts';

/**
 * Why a page could not be fetched. `offline`: the device has no connection. `connection`: the server
 * cannot be reached. `silence`: it timed out. `server`: it responded with an error status. `answer`:
 * its response is not a page of this site.
 */
export type Cause = keyof typeof routeText.causes;

/** A page that could not be fetched, through no fault of the site's own script; its message says why. */
export class Failure extends Error {
  /** @param status of the server's answer, if there was one */
  constructor(cause: Cause, status?: number) {
    super(routeText.notOpened(routeText.causes[cause](status)));
  }
}
