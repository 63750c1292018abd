import { type ApiHistory, entryAt, isSameFact, lifespanOf } from '@zs-docs/api-docs/history';
import type { Docs } from '../../docs/index.ts';
import type { ComponentFacts, PropFacts } from '../../shared/docsFiles.ts';

type Member = NonNullable<ReturnType<typeof entryAt>>['members'][string];

/**
 * What is known of a name in a version: what the docs say, with the props that the version has
 * otherwise or in addition. A name that the docs do not have is told by its types alone.
 * @param history of the API; a version that it lacks is told as the documented one
 */
export function factsAt(
  docs: Docs,
  history: ApiHistory,
  name: string,
  version: string,
): ComponentFacts | undefined {
  const facts = documentedFacts(docs, name) ?? undocumentedFacts(docs, history, name);
  const isKnown = [version, docs.version].every((known) => history.versions.includes(known));
  if (!facts || !isKnown || version === docs.version) {
    return facts;
  }
  // An overlay takes an object, whose type has the fields.
  const owner = facts.call ? (/\w+Props\b/.exec(facts.type ?? '')?.[0] ?? facts.name) : facts.name;
  const before = entryAt(history, owner, docs.version)?.members ?? {};
  const now = entryAt(history, owner, version)?.members ?? {};
  const known = facts.props.map((prop) =>
    changedProp(prop, before[prop.name], now[prop.name], docs.version),
  );
  const names = new Set(known.map((prop) => prop.name));
  const added = Object.entries(now)
    .filter(([member]) => !names.has(member))
    .map(([member, state]) => {
      const life = lifespanOf(history, version, owner, member);
      return { ...propOf(member, state), ...(life?.since === facts.since ? {} : life) };
    });
  return { ...facts, props: [...known, ...added] };
}

function documentedFacts({ components: file }: Docs, name: string): ComponentFacts | undefined {
  const wanted = name.trim().toLowerCase();
  return (
    file.components.find((facts) => facts.name === name) ??
    file.components.find((facts) => facts.name.toLowerCase() === wanted) ??
    file.components.find((facts) => facts.call?.toLowerCase() === wanted)
  );
}

function undocumentedFacts(
  docs: Docs,
  history: ApiHistory,
  name: string,
): ComponentFacts | undefined {
  const wanted = name.trim().toLowerCase();
  const own = Object.keys(history.entries).find((key) => key.toLowerCase() === wanted);
  const version = history.versions.findLast((release) => {
    const state = own && entryAt(history, own, release);
    return state && !state.internal;
  });
  const state = own && version && entryAt(history, own, version);
  // A component that is gone keeps its page.
  const page = own && [...docs.pages.values()].find(({ title }) => title === own);
  return state
    ? {
        name: own,
        kind: state.kind,
        description: page
          ? page.description
          : `${docs.version}의 문서에는 없는 이름이므로 타입만 표시합니다.`,
        ...(state.type === undefined ? {} : { type: state.type }),
        ...lifespanOf(history, version, own),
        page: page ? page.path : 'docs/Guide/Versions/',
        props: [],
        notes: [],
        accessibility: null,
        examples: [],
      }
    : undefined;
}

const propOf = (name: string, { type, optional, default: value }: Member): PropFacts => ({
  name,
  type,
  required: !optional,
  ...(value === undefined ? {} : { default: value }),
  description: '',
});

/** A documented prop with the facts of another version, where they differ. */
function changedProp(
  prop: PropFacts,
  before: Member | undefined,
  now: Member | undefined,
  documented: string,
): PropFacts {
  const isSame =
    !before ||
    !now ||
    (isSameFact(before.type, now.type) &&
      isSameFact(before.default, now.default) &&
      before.optional === now.optional);
  if (isSame) {
    return prop;
  }
  const { default: _value, ...rest } = prop;
  const { description: _none, ...facts } = propOf(prop.name, now);
  return { ...rest, ...facts, description: `(${documented}와 다름) ${prop.description}` };
}
