import { faces } from 'virtual:phone-faces';
import type { Face } from '@zs-docs/playground';
import { whenStill } from '../schedule/whenStill.ts';

async function fetchAll(): Promise<Face[]> {
  await new Promise<void>((resolve) => whenStill(resolve));
  return Promise.all(
    faces.map(async ({ url, letter }) => {
      const answer = await fetch(url);
      if (!answer.ok) {
        throw new TypeError(`${url} answered ${answer.status}.`);
      }
      return { letter, bytes: await answer.arrayBuffer() };
    }),
  );
}

let loading: Promise<Face[]> | undefined;

/**
 * The bold letters of the examples, when the page is idle; browsers keep the files for the visit.
 * Rejects where they do not come: the system's letters stay.
 */
export function loadFaces(): Promise<Face[]> {
  loading ??= fetchAll().catch((error: unknown) => {
    // The line may be back for the next phone.
    loading = undefined;
    throw error;
  });
  return loading;
}
