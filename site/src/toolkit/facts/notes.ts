import text from '@0610studio/zs-ui/facts/behaviour.yml?raw';
import { type BehaviourNote, parseBehaviour } from './behaviour.ts';

/** Every note on the published version. */
export const notes: readonly BehaviourNote[] = parseBehaviour(
  text,
  'packages/toolkit/facts/behaviour.yml',
);

/**
 * Notes of the named components, in the order of the file.
 * @param of names separated by commas: `ThemeProvider,useOverlay`
 * @param topic topic of the notes; by default those without a topic
 * @throws Error when a name has no notes, as one that is mistyped
 */
export function notesOf(of: string, topic?: BehaviourNote['topic']): BehaviourNote[] {
  const wanted = of.split(',').map((name) => name.trim());
  const unknown = wanted.find((name) => !notes.some((note) => note.of === name));
  if (unknown !== undefined) {
    const known = [...new Set(notes.map((note) => note.of))].join(', ');
    throw new Error(
      `<VersionNote of="${of}">: packages/toolkit/facts/behaviour.yml에 "${unknown}"의 기록이 없습니다. 있는 이름: ${known}`,
    );
  }
  return notes.filter((note) => wanted.includes(note.of) && note.topic === topic);
}
