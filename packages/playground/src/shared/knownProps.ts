/** Props of the components of a toolkit, by which unknown ones are reported. */
export interface KnownProps {
  /** Name that examples import the toolkit by. */
  module: string;
  /** Names of all props of each component, with inherited ones. */
  components: Readonly<Record<string, readonly string[]>>;
}
