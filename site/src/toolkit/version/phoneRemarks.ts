import { type Behaviour, book } from '@0610studio/zs-ui/facts';
import { type Break, breaksBetween, parseSource } from '@zs-docs/api-docs/breaks';
import { type ApiChange, type ApiState, apiAt, changesBetween } from '@zs-docs/api-docs/history';
import { myVersionText as text } from '../../text/myVersion.ts';
import { hookResults } from '../api/siteApi.ts';
import { appliesTo } from '../facts/appliesTo.ts';
import { shownName } from './shownName.ts';

/** What versions lack of an example, else do otherwise, from one on until that of the next remark. */
export interface PhoneRemark {
  since: string;
  lacks?: readonly string[];
  differs?: readonly string[];
}

/** What code calls of an overlay or a provider that notes name otherwise. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  Alert: ['showAlert'],
  BottomSheet: ['showBottomSheet'],
  Loader: ['showLoader'],
  Modality: ['showModality'],
  PopOver: ['showPopOverMenu', 'PopOverButton'],
  Snackbar: ['showSnackBar'],
  ThemeProvider: ['toggleTheme', 'setUseSystemColorScheme'],
};

/** Whether code has a word: `edges` of `edges={…}`. */
const has = (source: string, word: string) => new RegExp(`\\b${word}\\b`).test(source);

/** Whether code uses what a note is of; of a note that stands in a row, the prop or function of that row. */
const isConcerned = (source: string, { of, row }: Behaviour) =>
  (CALLS[of] ?? [of]).some((word) => has(source, word)) &&
  (row === undefined || has(source, row.slice(row.indexOf('.') + 1)));

/** What a version does otherwise of what an example uses: default colours, defaults of props, behaviour by the notes. */
function differencesOf(source: string, version: string, changes: readonly ApiChange[]): string[] {
  const { behaviours, documented, history } = book;
  const hasOtherColors = changes.some(({ name }) => Object.hasOwn(history.values ?? {}, name));
  const defaults = changes.flatMap(({ name, member, what }) =>
    what === 'default' && member && has(source, name) && !has(source, member)
      ? [text.otherDefault(name, member)]
      : [],
  );
  // Whether a default is another one is told of code that leaves the prop out; code that passes it is not concerned.
  const defaultRows = changes
    .filter(({ what }) => what === 'default')
    .map(({ name, member }) => `${name}.${member}`);
  const notes = behaviours
    .filter(({ topic }) => topic === undefined)
    .filter((note) => isConcerned(source, note) && !defaultRows.includes(note.row ?? ''))
    .filter((note) => appliesTo(note, version) !== appliesTo(note, documented.version))
    .map(({ of }) => text.otherBehaviour(of));
  return [...new Set([...(hasOtherColors ? [text.otherColors] : []), ...defaults, ...notes])];
}

/** `ZSPressable.disabled` as a break names it. */
const nameOf = ({ name, member, value }: Break) =>
  `${[shownName(hookResults, name), member].filter(Boolean).join('.')}${value === undefined ? '' : `="${value}"`}`;

const saysOf = ({ lacks, differs }: PhoneRemark) => JSON.stringify([lacks, differs]);

/**
 * What every version has otherwise than the documented one of each example, which runs that. Examples that do
 * not use the toolkit have no remarks.
 * @param examples their code, by name
 */
export function phoneRemarks(
  examples: Readonly<Record<string, { source: string }>>,
): Record<string, PhoneRemark[]> {
  const { history } = book;
  const documented = book.documented.version;
  const before = apiAt(history, documented);
  const versions = history.versions.map((version) => {
    const api = apiAt(history, version);
    const changes = changesBetween(history, documented, version);
    return { version, api, text: JSON.stringify(api.entries), changes };
  });
  const using = Object.entries(examples).filter(([, { source }]) =>
    source.includes(history.package),
  );
  return Object.fromEntries(
    using.map(([name, { source }]) => {
      const parsed = parseSource(source);
      const lacksOf = (api: ApiState) => [
        ...new Set(breaksBetween(parsed, history.package, before, api).map(nameOf)),
      ];
      // Every second version has the API of the one before.
      const known = new Map<string, string[]>();
      const remarks = versions.map(({ version, api, text: apiText, changes }): PhoneRemark => {
        const lacks = known.get(apiText) ?? lacksOf(api);
        known.set(apiText, lacks);
        const differs = lacks.length > 0 ? [] : differencesOf(source, version, changes);
        return {
          since: version,
          ...(lacks.length > 0 && { lacks }),
          ...(differs.length > 0 && { differs }),
        };
      });
      const isNews = (remark: PhoneRemark, at: number) =>
        saysOf(remark) !== saysOf(remarks[at - 1] ?? { since: '' });
      return [name, remarks.filter(isNews)];
    }),
  );
}
