import { useSyncExternalStore } from 'react';
import type { Face } from '../shared/protocol.ts';

/** Large, for browsers round the heights of a line to whole pixels. */
const SIZE = 1000;

/** What react-native-web draws text in that names no family. */
const SYSTEM = '-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,Helvetica,Arial,sans-serif';

let family: string | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const getFamily = () => family;

/** Heights of a line above and below its foot where the system draws a letter. */
function systemLine(letter: string) {
  const line = document.createElement('div');
  line.style.cssText = `position:absolute;visibility:hidden;font:${SIZE}px ${SYSTEM}`;
  line.textContent = letter;
  const foot = document.createElement('span');
  foot.style.display = 'inline-block';
  line.append(foot);
  document.body.append(line);
  const ascent = foot.offsetTop;
  const descent = line.offsetHeight - ascent;
  line.remove();
  return { ascent, descent };
}

const percent = (height: number) => `${(height / SIZE) * 100}%`;

/** Puts a face into the document, in lines as high as before: nothing below may jump. */
async function addFace({ letter, bytes }: Face, index: number): Promise<string> {
  const { ascent, descent } = systemLine(letter);
  const face = new FontFace(`zs-play-${index}`, bytes, {
    weight: '1 1000',
    ascentOverride: percent(ascent),
    descentOverride: percent(descent),
    lineGapOverride: '0%',
  });
  await face.load();
  document.fonts.add(face);
  return face.family;
}

/** Takes bold letters; where the browser cannot read them, text stays in the system's. */
export async function takeFaces(faces: readonly Face[]): Promise<void> {
  const families = await Promise.all(faces.map(addFace)).catch(() => []);
  if (families.length > 0) {
    family = [...families, 'System'].join(',');
    for (const listener of [...listeners]) {
      listener();
    }
  }
}

/** Family of bold text, with the system's for letters that it lacks; nothing until it has come. */
export function useBoldFamily(): string | undefined {
  return useSyncExternalStore(subscribe, getFamily, getFamily);
}
