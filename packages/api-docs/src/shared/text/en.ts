import type { ApiDocsText } from './text.ts';

/** English labels, the default. */
export const en: ApiDocsText = {
  props: (owner) => `Props of ${owner}`,
  fields: (owner) => `Fields of ${owner}`,
  parameters: (owner) => `Parameters of ${owner}`,
  values: (owner) => `Values of ${owner}`,
  name: 'Name',
  type: 'Type',
  default: 'Default',
  description: 'Description',
  required: 'required',
  deprecated: 'deprecated',
  returns: 'Returns',
  since: (version) => `since ${version}`,
  until: (version) => `removed in ${version}`,
  none: '–',
  inherited: (count, from) => `and ${count} more from ${from}`,
  source: (owner) => `Source of ${owner}`,
  showType: (name) => `${name}: show type`,
  close: 'Close',
  a11y: {
    caption: (component) => `Accessibility of ${component}`,
    role: 'Role',
    says: 'A screen reader says',
    tree: 'Name, role, state',
    noKeys: 'No keys of its own',
  },
  unknownName: ({ where, name, package: from, near }) =>
    `${where}: ${from} has no "${name}".${near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ''} Correct the name, or renew the API file if the name is new.`,
};
