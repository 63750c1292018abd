/** Template of an app that runs an example on a device. */
export interface DeviceApp {
  /** Creates the files of the app, by their paths, from the source of an example and the name of its scene. */
  files: (source: string, scene?: string) => Readonly<Record<string, string>>;
  /** Shell commands that run the app, in its folder. */
  commands: readonly string[];
  /** Note on where the app runs. */
  note?: string;
}
