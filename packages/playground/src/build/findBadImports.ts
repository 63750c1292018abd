import type { AllowedImports } from './toolkit.ts';

/** An import that the frame cannot resolve. */
interface BadImport {
  line: number;
  module: string;
  /** The name that a known module lacks. */
  name?: string;
}

const IMPORT = /^[ \t]*(?:import|export)\s+(type\s+)?(?:([^'";]*?)\s+from\s+)?['"]([^'"]+)['"]/gm;

function namesOf(clause: string): string[] {
  const braces = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  return braces
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/)[0] ?? part);
}

/**
 * Finds imports that the frame lacks: unknown modules and unknown names of `react-native`.
 * @example findBadImports("import a from 'lodash';", { modules: [], reactNative: [] }) // [{ line: 1, module: 'lodash' }]
 */
export function findBadImports(source: string, allowed: AllowedImports): BadImport[] {
  const found: BadImport[] = [];
  for (const match of source.matchAll(IMPORT)) {
    const [whole, typeOnly, clause = '', module = ''] = match;
    if (typeOnly) {
      continue;
    }
    const line = source.slice(0, match.index + whole.length).split('\n').length;
    if (!allowed.modules.includes(module)) {
      found.push({ line, module });
    } else if (module === 'react-native') {
      for (const name of namesOf(clause)) {
        if (!allowed.reactNative.includes(name)) {
          found.push({ line, module, name });
        }
      }
    }
  }
  return found;
}
