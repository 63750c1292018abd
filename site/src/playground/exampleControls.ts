import { controlPlaces, controlsFor } from '@zs-docs/api-docs';
import type { ControlSet } from '@zs-docs/playground/react';
import { siteApi } from '../api/siteApi.ts';
import { swatchColor } from './swatches.ts';

/**
 * What a reader may change in an example: the props of the component it is named after, or the
 * object its function is given. The basic example alone has them.
 */
export function exampleControls(name: string): ControlSet[] {
  const { api } = siteApi;
  const [subject = '', which] = name.split('.');
  return which === 'basic'
    ? controlPlaces(api, subject).map(({ place, of: owner }) => ({
        owner,
        place,
        fields: controlsFor(api, owner),
        colorOf: swatchColor,
      }))
    : [];
}
