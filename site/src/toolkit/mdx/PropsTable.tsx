import { EntryTable } from '@zs-docs/api-docs/react';
import { siteApi } from '../api/siteApi.ts';
import { tableControls } from '../api/tableControls.ts';
import '../api/api.css';

interface PropsTableProps {
  /** Name of a component or a function of the toolkit. */
  of: string;
  /** Limits the table to these props: `label,value`. */
  only?: string;
}

/** Props of a component, or parameters of a function, read from the code. */
export function PropsTable({ of, only }: PropsTableProps) {
  return <EntryTable docs={siteApi} of={of} only={only} controls={tableControls(of)} />;
}
