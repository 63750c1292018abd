/** Description of a control for one value of an example. The site creates it from its API data. */
export interface ControlField {
  /** Name of the prop or field. */
  name: string;
  kind: 'choice' | 'switch' | 'slider' | 'color' | 'text';
  /** Values to choose from. */
  options?: readonly (string | number | boolean)[];
  /** Type of the colour names that a `color` accepts; by default it accepts any CSS colour. */
  tokens?: string;
  min?: number;
  max?: number;
  step?: number;
  /** Whether the value is required. */
  required?: boolean;
  /** Default of the value. */
  default?: string | number | boolean;
  /** Code of a default that is no literal: `palette.grey[30]`. */
  expression?: string;
}
