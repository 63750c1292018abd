import { IS_PREVIEW } from './preview';

/** Props and styles of browsers (`onMouseDown`, `outlineWidth`); an empty object on phones. */
export function webProps(props: Record<string, unknown>): object {
  return IS_PREVIEW ? props : {};
}
