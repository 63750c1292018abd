/** What is wrong with a site, as a sentence in Korean. */
export class SiteFault extends Error {
  override name = 'SiteFault';
}

/** Says in a sentence why a site could not be read. */
export function sayFault(error: unknown): string {
  if (error instanceof SiteFault) {
    return error.message;
  }
  if (!(error instanceof Error)) {
    return String(error);
  }
  if (error.name === 'TimeoutError') {
    return '제시간에 응답하지 않았습니다.';
  }
  const { code, message } = (error.cause ?? error) as { code?: unknown; message?: unknown };
  // Node's fetch has no code for it.
  if (message === 'redirect count exceeded') {
    return '리디렉션이 끝없이 이어집니다.';
  }
  if (code === 'ENOENT') {
    return '파일이 없습니다.';
  }
  return typeof code === 'string' ? `연결하지 못했습니다(${code}).` : `${error.message}.`;
}
