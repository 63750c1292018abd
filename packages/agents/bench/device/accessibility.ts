import { ModalBackground } from '../../../toolkit/src/overlay/ModalBackground';
import { PopOverHost } from '../../../toolkit/src/overlay/pop-over/PopOverHost';
import { ClearButton } from '../../../toolkit/src/ui/text-field/ClearButton';
import { accessibleName, type Element, fields, pressables } from './elements';

/** Parts of the toolkit that the documented version leaves without a name, and no app can name. */
const namelessParts: unknown[] = [ModalBackground, PopOverHost, ClearButton];

interface Fiber {
  type: unknown;
  _debugOwner?: Fiber | null;
}

/** Components that created an element, from the nearest. */
export function ownersOf(element: Element): unknown[] {
  const owners: unknown[] = [];
  for (let fiber = element.unstable_fiber as Fiber | null | undefined; fiber; ) {
    owners.push(fiber.type);
    fiber = fiber._debugOwner;
  }
  return owners;
}

/** Layer of the toolkit beside an alert, a sheet or a menu. */
export const backdrops = () =>
  pressables().filter((element) => ownersOf(element).includes(ModalBackground));

const isOfToolkit = (element: Element) =>
  ownersOf(element).some((owner) => namelessParts.includes(owner));

/** A sign such as `+` or `✕` is no name. */
const isName = (name: unknown) => typeof name === 'string' && /[\p{L}\p{N}]/u.test(name);

const styled = ({ props }: Element) => JSON.stringify(props.style ?? {}).slice(0, 80);

/** What a screen reader cannot name on this screen. */
export function namelessOnScreen(): string[] {
  const nameless = pressables().filter(
    (element) => !isName(accessibleName(element)) && !isOfToolkit(element),
  );
  const unlabelled = fields().filter(
    ({ props }) => !isName(props['aria-label'] ?? props.accessibilityLabel),
  );
  return [
    ...nameless.map(
      (element) => `a button has no name: ‘${accessibleName(element)}’ ${styled(element)}`,
    ),
    ...unlabelled.map(({ props }) => `a field has no name ${props.placeholder ?? ''}`),
  ];
}
