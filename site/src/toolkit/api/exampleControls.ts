import { controlPlaces, controlsFor } from '@zs-docs/api-docs';
import type { ControlSet } from '@zs-docs/playground/react';
import { href } from '../../settings/paths.ts';
import { coveringPages } from '../facts/coveringPages.ts';
import { docSources } from '../facts/docSources.ts';
import { siteApi } from './siteApi.ts';
import { swatchColor } from './swatches.ts';

/**
 * Path of the page with the table of a component or an interface.
 * @returns undefined when the example is on that page
 */
function tablePage(owner: string, example: string): string | undefined {
  const path = coveringPages().get(owner)?.address.split('#')[0];
  const isThere = docSources().some(
    ({ page, source }) => page.path === path && source.includes(`<Example of="${example}"`),
  );
  return isThere ? undefined : path;
}

/**
 * Controls of an example, which change the props of a component, or the object that a function takes.
 * @param subject what the controls change; by default, that of its name in a basic example
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
