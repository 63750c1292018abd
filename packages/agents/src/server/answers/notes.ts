import { isThere } from '@zs-docs/api-docs/history';
import type { Docs } from '../../docs/index.ts';
import type { NoteFacts } from '../../shared/docsFiles.ts';

const noteText = ({ does, remedy, fixedIn }: NoteFacts) =>
  [does, remedy, fixedIn && `(${fixedIn}에서 수정)`].filter(Boolean).join(' ');

const openNotes = (notes: readonly NoteFacts[], version: string) =>
  notes.filter(({ since, fixedIn }) => isThere({ since, until: fixedIn }, version));

/** What a name does in a version that its users have to know. */
export function noteLines(notes: readonly NoteFacts[], version: string): string[] {
  const lines = openNotes(notes, version).map((note) => `- ${noteText(note)}`);
  return lines.length ? [`## ${version}에서 주의할 동작\n\n${lines.join('\n')}`] : [];
}

/** Notes on the package whose first sentence is about a name: that apps must not use it. */
export function warningLines({ components }: Docs, name: string, version: string): string[] {
  return openNotes(components.notes, version)
    .filter(({ does }) => does.split(/\.\s/)[0]?.includes(`\`${name}\``))
    .map((note) => `**주의:** ${noteText(note)}`);
}
