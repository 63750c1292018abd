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
  /** The bundle of pages, components.json, the three files of search-index/, and AGENTS.md. */
  files: DocsFile[];
}

export interface DocsFile {
  /** Below the site: `agents/docs-0.12.2.jsonl.gz`. */
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
  components: ComponentFacts[];
}

export interface ComponentFacts {
  name: string;
  /** component, hook, function, type, …, as in api.json. */
  kind: string;
  description: string;
  /** Path of the page that documents it. */
  page: string;
  props: PropFacts[];
  /** What the documented version does that its users have to know. */
  notes: { does: string; remedy?: string; fixedIn?: string; topic?: string }[];
  /** Role, keys and what a screen reader says; null where nothing is tested. */
  accessibility: unknown;
  examples: { name: string; title: string; source: string }[];
}

export interface PropFacts {
  name: string;
  type: string;
  required: boolean;
  default?: string;
  description: string;
  /** First version that has it; absent: it was always there. */
  since?: string;
  /** First version without it; absent: it is still there. */
  until?: string;
}
