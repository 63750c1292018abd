/** The Network Information API, where a browser has it. */
interface NetworkInformation {
  readonly saveData: boolean;
  readonly effectiveType: string;
}

/** @returns whether the reader saves data or is on 2g: nothing may be fetched ahead then */
export function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return (
    connection !== undefined && (connection.saveData || connection.effectiveType.includes('2g'))
  );
}
