import { TypePopovers as Popovers } from '@zs-docs/api-docs/react';
import { siteApi } from '../api/siteApi.ts';
import '../api/api.css';

/** Popovers of the types that a page names; remarkPopovers adds it to the end of the page. */
export function TypePopovers({ names }: { names: string }) {
  return <Popovers docs={siteApi} names={names.split(',').filter(Boolean)} />;
}
