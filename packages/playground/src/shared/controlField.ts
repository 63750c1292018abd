/** How a reader can change one prop. The site makes these from its API data. */
export interface ControlField {
  /** Name of the prop. */
  name: string;
  kind: 'choice' | 'switch' | 'slider' | 'color' | 'text';
  /** What can be chosen. A `color` without options takes any CSS colour. */
  options?: readonly (string | number | boolean)[];
  min?: number;
  max?: number;
  step?: number;
  /** The value used when the prop is not given. */
  default?: string | number | boolean;
}
