import { load, YAMLException } from 'js-yaml';
import { messages } from '../messages.ts';

/**
 * Parses YAML of a file.
 * @throws Error with file, line, cause and remedy
 * @example parseYaml('- of: [Alert]', 'a.yml', {}) // [{ of: ['Alert'] }]
 */
export function parseYaml(text: string, file: string): unknown {
  try {
    return load(text);
  } catch (error) {
    if (error instanceof YAMLException) {
      throw new Error(messages.brokenYaml(`${file}:${error.mark.line + 1}`, error.reason));
    }
    throw error;
  }
}
