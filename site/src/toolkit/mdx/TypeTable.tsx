import { EntryTable } from '@zs-docs/api-docs/react';
import { siteApi } from '../api/siteApi.ts';
import '../api/api.css';

interface TypeTableProps {
  /** Name of an interface, a union, a hook or a constant of the toolkit. */
  of: string;
  /** Shows these fields alone: `showLoader,hideOverlay`. */
  only?: string;
}

/** Fields of an interface, values of a union, or what a hook gives, read from the code. */
export function TypeTable({ of, only }: TypeTableProps) {
  return <EntryTable docs={siteApi} of={of} only={only} />;
}
