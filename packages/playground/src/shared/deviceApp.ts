/** How an example becomes an app that runs on a device. */
export interface DeviceApp {
  /** Text of each file around an example and of the example itself, by its path in the app. */
  files: (source: string) => Readonly<Record<string, string>>;
  /** What runs the app, in its folder. */
  commands: readonly string[];
  /** What a reader should know of where it runs. */
  note?: string;
}
