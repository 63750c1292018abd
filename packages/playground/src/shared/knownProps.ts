/** What the components of a toolkit take, for readers who write a name that none has. */
export interface KnownProps {
  /** Name that examples import the toolkit by. */
  module: string;
  /** Names of every prop of each component, those of the types it builds on among them. */
  components: Readonly<Record<string, readonly string[]>>;
}
