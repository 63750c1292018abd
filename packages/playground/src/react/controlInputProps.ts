import type { CodeValue } from '../shared/codeValue.ts';
import type { ControlField } from '../shared/controlField.ts';
import type { PageText } from '../shared/text/ko.ts';

export interface ControlInputProps {
  field: ControlField;
  /** Value in the code. */
  value: CodeValue | undefined;
  page: PageText;
  colorOf: ((tokens: string | undefined, name: string) => string | undefined) | undefined;
}
