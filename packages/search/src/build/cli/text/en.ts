import type { CliText } from './cliText.ts';

export const en: CliText = {
  help: `zs-search: full-text search for a folder of HTML, with Korean in mind

  zs-search build FOLDER [--base /docs/] [--inject]
      Reads the HTML of a built site and writes its index into FOLDER/search-index/.
      --base PATH       path that the folder is served under (default: /)
      --inject          also puts the search dialog into every page, and writes a search page
      --page PATH       where the search page goes (default: search/)
      --settings FILE   JSON with suggestions, missingResultsUrl and other settings, for --inject
      --synonyms FILE   JSON list of { "use": word of the documents, "also": [readers' words] }
      --category NAME   group of pages that name none (default: Documentation, or 문서 on Korean pages)
      --articles-only   only pages with one <article> in <main>: leaves out lists
      --out NAME        folder of the index inside FOLDER (default: search-index)

  zs-search serve INDEX [--port 7700] [--host 127.0.0.1]
      Answers POST /1/indexes/*/queries from an index, as the hosted provider does.
      --index NAME      Name of the index; a request for another gets 404
      --origin URL      Put before the addresses of the results: https://docs.example.com

  zs-search push FOLDER --app ID --index NAME [--base /docs/] [--synonyms FILE] [--articles-only]
                  [--dry-run]
      Sends the records of a built site to the hosted provider. Key: ALGOLIA_ADMIN_KEY.

  zs-search --help, --version`,
  unknownCommand: (command) =>
    `There is no command "${command}". Use build, serve or push; "zs-search --help" explains them.`,
  unknownOption: (option, command) =>
    `"zs-search ${command}" has no option ${option}. "zs-search --help" lists its options.`,
  badOption: (option, reason, command) =>
    `"zs-search ${command}": the option ${option} cannot be used so (${reason}). "zs-search --help" shows how.`,
  noFolder: (command) => `No folder was given. Example: zs-search ${command} dist`,
  unreadableFolder: (folder) =>
    `The folder ${folder} cannot be read. Build the site first, or check the path.`,
  nothingFound: (folder) =>
    `There is nothing to search in ${folder}: it holds no HTML page that wants to be found. Check that it is the folder of the built site.`,
  tooLarge: (pages, most) =>
    `The site has ${pages} pages, more than an index in files can answer for (${most}): each search would fetch too much. Send the records to a hosted provider instead: zs-search push.`,
  isLong: (letters, most) =>
    `The texts of the index have ${letters} letters, more than ${most}: readers wait for them on a slow line. Send the records to a hosted provider instead: zs-search push.`,
  built: (pages, sections, folder) => `${pages} pages, ${sections} sections: ${folder}`,
  lostHeadings: (count, first) =>
    `${count} ${count === 1 ? 'heading has' : 'headings have'} no id ("${first}"), so results lead to the top of the page instead. Have your generator write an id on each heading.`,
  injected: (pages) => `The search stands in ${pages} pages: / or Ctrl+K opens it.`,
  wroteSearchPage: (file) => `Search page: ${file}`,
  pageIsTaken: (file) =>
    `${file} is a page of the site already. Choose another place for the search page with --page.`,
  badSettings: (file, reason) => `The settings in ${file} cannot be read: ${reason}`,
  badSynonyms: (file, reason) => `The synonyms in ${file} cannot be read: ${reason}`,
  noIndex: (folder) =>
    `There is no index in ${folder}. Write one first: zs-search build FOLDER, then give FOLDER/search-index.`,
  badPort: (port) => `"${port}" is not a port. Give a number from 0 to 65535.`,
  portInUse: (port, reason) =>
    `Port ${port} cannot be opened (${reason}). Choose another with --port.`,
  serving: (address) => `Answering POST ${address}/1/indexes/*/queries`,
  madeRecords: (records, pages, index) =>
    `${records} records from ${pages} pages, for the index ${index}`,
  dryRun: 'This was a dry run: nothing was sent.',
  missing: (name, option) => `\`${name}\` is missing. Give it with ${option}.`,
  missingKey:
    'The admin key is missing. Set the environment variable ALGOLIA_ADMIN_KEY; it is stored nowhere.',
  sent: (sent, all) => `${sent} / ${all} sent`,
  pushed: (index) => `The index ${index} holds the new records.`,
  pushFailed: (reason) =>
    `The provider refused (${reason}). The index is as it was. Check the id, the key and the connection.`,
  fileProblem: (path, reason) => `${path} cannot be read or written: ${reason}`,
  fault: 'This is a fault of zs-search itself:',
};
