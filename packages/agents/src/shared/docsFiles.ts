import type { Topic } from './finding.ts';

/**
 * Files of a site that the server reads, as `agents/index.json` lists them. Their digests tell which
 * of them changed, and whether one arrived whole.
 */
export interface DocsManifest {
  /** Shape of this file and of those it lists; another number asks for another server. */
  format: 1;
  /** Version of the toolkit that the pages document. */
  version: string;
  /** Every published version, newest first. */
  versions: string[];
  /** Address of the site, ends with a slash. */
  site: string;
  /** The bundle of pages, components.json, search-index/{headings,text}.json, and AGENTS.md. */
  files: DocsFile[];
}

export interface DocsFile {
  /** Below the site: `agents/docs-1.2.3.jsonl.gz`. */
  path: string;
  bytes: number;
  /** Of the file as it is stored, in hexadecimal. */
  sha256: string;
}

/** Place of the manifest below a site. */
export const MANIFEST_PATH = 'agents/index.json';

/** A line of the bundle of all pages. */
export interface BundledPage {
  /** Path below the site: `docs/UiComponent/ZSTextField/`; empty for the home page. */
  path: string;
  title: string;
  description: string;
  markdown: string;
  /** Headings in the order of the Markdown, each as its line says it without `#`, with its id. */
  sections: { id: string; heading: string }[];
}

/** `components.json`: what a machine wants to know about each name that the toolkit exports. */
export interface ComponentsFile {
  package: string;
  version: string;
  /** Of the package as a whole. */
  notes: NoteFacts[];
  components: ComponentFacts[];
  /** Every example that a page shows. */
  examples: ExampleFacts[];
  /** Where findings of check_code are explained; a copy of an older site has none. */
  sections?: SectionsFile;
}

/** Paths of sections, by what they explain. */
export interface SectionsFile {
  /** By name of the API: its page, with its table where it has one. */
  names: Readonly<Record<string, string>>;
  topics: Readonly<Record<Topic, string>>;
  /** Steps of the upgrade, each with the first version after it. */
  upgrades: readonly { before: string; section: string }[];
}

export interface ComponentFacts {
  /** As exported; of an overlay, the title of its page: `Alert`. */
  name: string;
  /** component, hook, function, type, …, as in api.json; `overlay` for what a function shows. */
  kind: string;
  /** Function that shows an overlay: `showAlert`. */
  call?: string;
  description: string;
  /** Signature of a function or a hook, type of an alias or a constant. */
  type?: string;
  /** Path of the page that documents it, with the anchor of its table where it has one. */
  page: string;
  /** First version that has it; absent: it was always there. */
  since?: string;
  /** First version without it; absent: it is still there. */
  until?: string;
  /** First version that deprecates it. */
  deprecated?: string;
  /** Props, fields or parameters; fields of what a hook returns. */
  props: PropFacts[];
  /** Types of other packages whose props it takes as well, with their number. */
  inherited?: { from: string; count: number }[];
  /** What the documented version does that its users have to know. */
  notes: NoteFacts[];
  /** Role, keys and what a screen reader says; null where nothing is tested. */
  accessibility: AccessibilityFacts | null;
  /** Names of the examples on its page that use it. */
  examples: string[];
}

export interface PropFacts {
  name: string;
  type: string;
  required: boolean;
  default?: string;
  description: string;
  /** First version that has it; absent: it is as old as its component. */
  since?: string;
  /** First version without it; absent: it stays as long as its component. */
  until?: string;
  /** First version that deprecates it. */
  deprecated?: string;
}

/** A statement about a component, and where a test verifies it: `웹, React Native 트리`. */
export interface AccessibilityClaim {
  text: string;
  provenIn: string;
}

export interface AccessibilityFacts {
  role: AccessibilityClaim;
  /** `key` lists all keys that do the same, separated by commas. */
  keys: readonly (AccessibilityClaim & { key: string })[];
  says: readonly AccessibilityClaim[];
}

export interface NoteFacts {
  does: string;
  remedy?: string;
  /** First version that does so; without it all known ones. */
  since?: string;
  /** First version that does not do so. */
  fixedIn?: string;
  topic?: string;
}

export interface ExampleFacts {
  name: string;
  title: string;
  /** Path of the page that shows it, with its anchor. */
  page: string;
  source: string;
}
