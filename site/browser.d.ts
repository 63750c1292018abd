/** What the bundler puts in place of these names: there is no `process` in a browser. */
declare const process: {
  readonly env: {
    readonly SITE_URL?: string;
    readonly SITE_BASE?: string;
    readonly SITE_SETTINGS?: string;
  };
};
