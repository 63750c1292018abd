/** How a reader can change one value of an example. The site makes these from its API data. */
export interface ControlField {
  /** Name of the prop or field. */
  name: string;
  kind: 'choice' | 'switch' | 'slider' | 'color' | 'text';
  /** What can be chosen. */
  options?: readonly (string | number | boolean)[];
  /** Type whose colour names a `color` takes; without one it takes any CSS colour. */
  tokens?: string;
  min?: number;
  max?: number;
  step?: number;
  /** True when the code has to give a value. */
  required?: boolean;
  /** The value used when none is given. */
  default?: string | number | boolean;
}
