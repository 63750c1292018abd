/** The Network Information API, where a browser has it. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader saves data or is on 2g: no frame is fetched unasked then. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}
