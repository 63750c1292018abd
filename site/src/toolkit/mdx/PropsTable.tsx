import { book } from '@0610studio/zs-ui/facts';
import type { ApiDocs } from '@zs-docs/api-docs';
import { EntryTable, TypePopovers as Popovers } from '@zs-docs/api-docs/react';
import { compareVersions } from 'compare-versions';
import { siteApi } from '../api/siteApi.ts';
import { tableControls } from '../api/tableControls.ts';
import '@zs-docs/api-docs/tables.css';
import '@zs-docs/api-docs/popovers.css';

interface TableProps {
  /** Name in the toolkit. */
  of: string;
  /** Limits the table to these rows: `label,value`. */
  only?: string;
  /** Folds the table, of names that the page shows otherwise; or rows that few want: `onScroll,barStyle`. */
  folded?: boolean | string;
}

/** The oldest version that pages say how to install. */
const [oldest = book.documented.version] = book.installs
  .map(({ version }) => version)
  .sort(compareVersions);

/** Says since when names exist that are newer than that one: who has an older one chooses it, and rows say so. */
const docs: ApiDocs = {
  ...siteApi,
  lifespanOf(name, member) {
    const life = siteApi.lifespanOf?.(name, member);
    return life?.since && compareVersions(life.since, oldest) <= 0
      ? { ...life, since: undefined }
      : life;
  },
};

/** Props of a component, or parameters of a function, read from the code. */
export function PropsTable({ of, only, folded }: TableProps) {
  return (
    <EntryTable docs={docs} of={of} only={only} folded={folded} controls={tableControls(of)} />
  );
}

/** Fields of an interface, values of a union, or the result of a hook, likewise. */
export const TypeTable = PropsTable;

/** Popovers of the types that a page names; remarkPopovers adds it to the end of the page. */
export function TypePopovers({ names }: { names: string }) {
  return <Popovers docs={siteApi} names={names.split(',').filter(Boolean)} />;
}
