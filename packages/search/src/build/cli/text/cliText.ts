/** Strings of the command. */
export interface CliText {
  help: string;
  unknownCommand: (command: string) => string;
  unknownOption: (option: string, command: string) => string;
  badOption: (option: string, reason: string, command: string) => string;
  noFolder: (command: string) => string;
  unreadableFolder: (folder: string) => string;
  nothingFound: (folder: string) => string;
  tooLarge: (pages: number, most: number) => string;
  isLong: (letters: number, most: number) => string;
  built: (pages: number, sections: number, folder: string) => string;
  /** Headings without an id. */
  lostHeadings: (count: number, first: string) => string;
  injected: (pages: number) => string;
  wroteSearchPage: (file: string) => string;
  pageIsTaken: (file: string) => string;
  badSettings: (file: string, reason: string) => string;
  badSynonyms: (file: string, reason: string) => string;
  noIndex: (folder: string) => string;
  badPort: (port: string) => string;
  portInUse: (port: number, reason: string) => string;
  serving: (address: string) => string;
  madeRecords: (records: number, pages: number, index: string) => string;
  dryRun: string;
  missing: (name: string, option: string) => string;
  missingKey: string;
  sent: (sent: number, all: number) => string;
  pushed: (index: string) => string;
  pushFailed: (reason: string) => string;
  fileProblem: (path: string, reason: string) => string;
  fault: string;
}
