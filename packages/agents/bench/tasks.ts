import { readFileSync } from 'node:fs';
import { book, fillPlaceholders } from '@0610studio/zs-ui/facts';
import { load } from 'js-yaml';

/** What a user sees at a moment. Spaces make no difference to texts. */
export interface Sight {
  /** Texts on the screen. */
  see?: string[];
  /** Texts that are not on the screen. */
  gone?: string[];
  /** Style properties that some element on the screen has. */
  style?: Record<string, string | number>;
  /** Whether a spinner turns. */
  spinner?: boolean;
  /** Text that a screen reader was told since the start, or that stands in a live region. */
  announced?: string;
  /** Headings, as a screen reader finds them. */
  headings?: string[];
  /** States of pressables by their names, as a screen reader says them. */
  states?: Record<string, Record<string, boolean>>;
}

/** One thing that a user does, and what is seen afterwards. */
export interface Step extends Sight {
  /** Name of what is pressed. */
  press?: string;
  /** Name of what is pressed for long. */
  hold?: string;
  type?: { field: string; text: string };
  /** Time (ms) that passes. */
  wait?: number;
  keyboard?: 'shown' | 'hidden';
  /** Presses beside an alert, a sheet or a menu. */
  outside?: true;
}

/** What an app needs, as a developer asks for it, and how an answer is judged. */
export interface Task {
  id: string;
  request: string;
  /** True if the answer wraps itself in the providers. */
  wholeApp?: boolean;
  /** Device of the user: a folded phone in light mode unless said otherwise. */
  device?: { unfolded?: boolean; dark?: boolean };
  /** Names that the request demands, such as those of components; `one|other` demands one of two. */
  uses?: string[];
  first: Sight;
  steps?: Step[];
}

/** All tasks, and what is said to a writer before them. */
export interface Tasks {
  preface: string;
  tasks: Task[];
}

/** Reads the tasks beside this file. */
export function readTasks(): Tasks {
  const text = readFileSync(new URL('tasks.yml', import.meta.url), 'utf8');
  return load(fillPlaceholders(text, book.documented)) as Tasks;
}

/** What a writer gets: the preface and the requests, without how they are judged. */
export function toRequests({ preface, tasks }: Tasks): string {
  return [preface, ...tasks.map(({ id, request }) => `## ${id}\n\n${request}`)].join('\n');
}
