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
  const { code } = (error.cause ?? error) as { code?: unknown };
  if (code === 'ENOENT') {
    return '파일이 없습니다.';
  }
  return typeof code === 'string' ? `연결하지 못했습니다(${code}).` : `${error.message}.`;
}
