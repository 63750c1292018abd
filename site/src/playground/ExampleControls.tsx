import { controlPlaces, controlsFor } from '@zs-docs/api-docs';
import { readPlace } from '@zs-docs/playground/shared/codePlace';
import { siteApi } from '../api/siteApi.ts';
import { Controls } from './Controls.tsx';

/**
 * Fields for what an example is named after: the props of its component, or the object its function
 * is given. The basic example alone has them.
 */
export function ExampleControls({ of, source }: { of: string; source: string }) {
  const { api } = siteApi;
  const [subject = '', which] = of.split('.');
  if (which !== 'basic') {
    return null;
  }
  for (const { place, of: owner } of controlPlaces(api, subject)) {
    const given = readPlace(source, place);
    const isExpression = (name: string) => given?.has(name) && given.get(name) === undefined;
    // A state of the example decides what its code sets by an expression.
    const fields = controlsFor(api, owner).filter(({ name }) => !isExpression(name));
    if (given && fields.length > 0) {
      return <Controls owner={owner} place={place} given={given} fields={fields} />;
    }
  }
  return null;
}
