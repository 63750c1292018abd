import { routeText } from '../../text/client.ts';

/**
 * What kept a page from coming. `offline`: the device has no connection. `connection`: the server
 * cannot be reached. `silence`: it does not answer in time. `server`: it answers that it cannot.
 * `answer`: what it sent is no page of this site.
 */
export type Cause = keyof typeof routeText.causes;

/** A page that could not be fetched, through no fault of the site's own script; its message says why. */
export class Failure extends Error {
  /** @param status of the server's answer, if there was one */
  constructor(cause: Cause, status?: number) {
    super(routeText.notOpened(routeText.causes[cause](status)));
  }
}
