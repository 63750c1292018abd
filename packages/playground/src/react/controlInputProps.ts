import type { CodeValue } from '../shared/codeValue.ts';
import type { ControlField } from '../shared/controlField.ts';
import type { PageText } from '../shared/text/ko.ts';

export interface ControlInputProps {
  field: ControlField;
  /** Value in the code. */
  value: CodeValue | undefined;
  page: PageText;
  /** Name for readers; by default that in the code. */
  label?: string | undefined;
  /** Names of the options for readers. */
  names?: Readonly<Record<string, string>> | undefined;
  colorOf?: ((tokens: string | undefined, name: string) => string | undefined) | undefined;
}
