import { EntryTable, TypePopovers as Popovers } from '@zs-docs/api-docs/react';
import { siteApi } from '../api/siteApi.ts';
import { tableControls } from '../api/tableControls.ts';
import { rowNotes } from '../facts/rowNotes.tsx';
import '../api/api.css';

interface TableProps {
  /** Name in the toolkit. */
  of: string;
  /** Limits the table to these rows: `label,value`. */
  only?: string;
  /** Folds the table, of names that the page shows otherwise; or rows that few want: `onScroll,barStyle`. */
  folded?: boolean | string;
}

/** Props of a component, or parameters of a function, read from the code. */
export function PropsTable({ of, only, folded }: TableProps) {
  return (
    <EntryTable
      docs={siteApi}
      of={of}
      only={only}
      folded={folded}
      controls={tableControls(of)}
      notesOf={rowNotes(of)}
    />
  );
}

/** Fields of an interface, values of a union, or the result of a hook, likewise. */
export const TypeTable = PropsTable;

/** Popovers of the types that a page names; remarkPopovers adds it to the end of the page. */
export function TypePopovers({ names }: { names: string }) {
  return <Popovers docs={siteApi} names={names.split(',').filter(Boolean)} />;
}
