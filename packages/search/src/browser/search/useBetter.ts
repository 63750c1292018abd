import { useEffect } from 'react';
import type { SearchClient } from '../../shared/searchClient.ts';

/**
 * Asks again when the same search would find more.
 * @param isHeld while it holds, what is on screen stays as it is
 */
export function useBetter(client: SearchClient, retry: () => void, isHeld: boolean): void {
  useEffect(() => (isHeld ? undefined : client.onBetter(retry)), [client, retry, isHeld]);
}
