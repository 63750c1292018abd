/** Props of the components of a toolkit, and options of its functions, by which unknown ones are reported. */
export interface KnownProps {
  /** Name that examples import the toolkit by. */
  module: string;
  /**
   * Names of all props of each component, with inherited ones; those of the options of a function under
   * `showSheet()`, of an object in them under `showSheet().options`.
   */
  components: Readonly<Record<string, readonly string[]>>;
}
