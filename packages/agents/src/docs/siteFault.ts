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
  // Node's fetch says `fetch failed` alone, and why in its cause, with or without a code: `bad port`.
  const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
  if (code === 'ENOENT') {
    return '파일이 없습니다.';
  }
  return code || error.cause ? `연결하지 못했습니다(${code ?? message}).` : `${message}.`;
}
