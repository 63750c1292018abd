import ts from 'typescript';
import { expect, test } from 'vitest';
import { openCompiler, TOOLKIT_FILE } from '../../src/check/compile/openCompiler.ts';
import { readArchive } from '../../src/check/declarations/archive.ts';
import { ARCHIVE_FILE } from '../../src/check/places.ts';

const archive = readArchive(ARCHIVE_FILE);
const compile = openCompiler(archive);

/** Of many versions most differ in little: the first, the last, and those between in steps. */
const STEP = process.env.TEST_SCOPE === 'all' ? 1 : 12;
const { versions } = archive.history;
const some = versions.filter(
  (_version, index) => index % STEP === 0 || index === versions.length - 1,
);

/** Types of the first versions that shared their name with others, which the history leaves out. */
const LEFT_OUT = new Set(['NotifyProviderProps']);

test.each(some)('the declarations of %s name nothing that is not declared', (version) => {
  const { program } = compile('', version);
  const file = program.getSourceFile(TOOLKIT_FILE);
  const checker = program.getTypeChecker();
  const problems = [...program.getSyntacticDiagnostics(file)].map(({ messageText }) => messageText);
  const unknown: string[] = [];
  const visit = (node: ts.Node): void => {
    // A type that is not there is `any`, and nothing would be found wrong with it.
    if (ts.isTypeReferenceNode(node) && checker.getTypeAtLocation(node).flags & ts.TypeFlags.Any) {
      unknown.push(node.getText());
    }
    ts.forEachChild(node, visit);
  };
  if (file) {
    visit(file);
  }
  expect([...problems, ...unknown.filter((name) => !LEFT_OUT.has(name))]).toEqual([]);
});
