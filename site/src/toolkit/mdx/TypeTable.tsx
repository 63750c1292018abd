import { EntryTable } from '@zs-docs/api-docs/react';
import { siteApi } from '../api/siteApi.ts';
import { tableControls } from '../api/tableControls.ts';
import '../api/api.css';

interface TypeTableProps {
  /** Name of an interface, a union, a hook or a constant of the toolkit. */
  of: string;
  /** Limits the table to these fields: `showLoader,hideOverlay`. */
  only?: string;
  /** Folds the table, of names that the page shows otherwise. */
  folded?: boolean;
}

/** Fields of an interface, values of a union, or the result of a hook, read from the code. */
export function TypeTable({ of, only, folded }: TypeTableProps) {
  return (
    <EntryTable docs={siteApi} of={of} only={only} folded={folded} controls={tableControls(of)} />
  );
}
