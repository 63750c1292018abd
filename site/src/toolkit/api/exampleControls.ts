import { controlPlaces, controlsFor } from '@zs-docs/api-docs';
import type { ControlSet } from '@zs-docs/playground/react';
import { href } from '../../settings/paths.ts';
import { coveringPages } from '../facts/coveringPages.ts';
import { docSources } from '../facts/docSources.ts';
import { siteApi } from './siteApi.ts';
import { swatchColor } from './swatches.ts';

/**
 * Page whose table has the rows of a component or an interface.
 * @returns nothing when the example stands on that page
 */
function tablePage(owner: string, example: string): string | undefined {
  const path = coveringPages().get(owner)?.address.split('#')[0];
  const isThere = docSources().some(
    ({ page, source }) => page.path === path && source.includes(`<Example of="${example}"`),
  );
  return isThere ? undefined : path;
}

/**
 * What a reader may change in an example: the props of a component, or the object that a function is
 * given.
 * @param subject what its controls change; without it, the basic example of a subject has its controls
 */
export function exampleControls(name: string, subject?: string): ControlSet[] {
  const { api } = siteApi;
  const [own = '', which] = name.split('.');
  const of = subject ?? (which === 'basic' ? own : undefined);
  return of === undefined
    ? []
    : controlPlaces(api, of).map(({ place, of: owner }) => {
        const page = tablePage(owner, name);
        return {
          owner,
          place,
          fields: controlsFor(api, owner),
          colorOf: swatchColor,
          ...(page !== undefined && { table: href(page) }),
        };
      });
}
