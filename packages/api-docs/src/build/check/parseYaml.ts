import { load, YAMLException } from 'js-yaml';
import type { Messages } from '../messages/messages.ts';

/**
 * Parses YAML of a file.
 * @param above lines of the file above the YAML
 * @throws Error with file, line, cause and remedy
 * @example parseYaml('covers: [Alert]', 'a.mdx', {}) // { covers: ['Alert'] }
 */
export function parseYaml(text: string, file: string, messages: Messages, above = 0): unknown {
  try {
    return load(text);
  } catch (error) {
    if (error instanceof YAMLException) {
      const line = above + error.mark.line + 1;
      throw new Error(messages.brokenYaml(`${file}:${line}`, error.reason));
    }
    throw error;
  }
}
