import type ts from 'typescript';
import type { ApiMember } from '../../shared/model.ts';
import { findFunction } from './findFunction.ts';
import type { Source } from './openSource.ts';
import { normalizeCode } from './readDefaults.ts';
import { type Doc, readDoc } from './readDoc.ts';
import { readLiterals } from './readLiterals.ts';
import { oneLine } from './typeText.ts';

type Parameter = NonNullable<ReturnType<typeof findFunction>['node']>['parameters'][number];

function readParameter(source: Source, parameter: Parameter, doc: Doc, index: number): ApiMember {
  const written = parameter.name.getText();
  // A destructured parameter has no name: the `@param` at its position gives one.
  const name = /^\w+$/.test(written) ? written : ([...doc.params.keys()][index] ?? 'options');
  const type = source.checker.getTypeAtLocation(parameter);
  const text = parameter.type
    ? oneLine(parameter.type.getText())
    : source.checker.typeToString(type);
  const values = !/^\w+$/.test(text) && readLiterals(source, type, parameter.type);
  return {
    name: parameter.dotDotDotToken ? `...${name}` : name,
    type: text,
    required: !parameter.questionToken && !parameter.initializer && !parameter.dotDotDotToken,
    description: doc.params.get(name) ?? '',
    ...(parameter.initializer && { default: normalizeCode(parameter.initializer.getText()) }),
    ...(values && { values }),
    source: source.placeOf(parameter),
  };
}

/** Reads parameters, return type and signature of a function. */
export function readFunction(
  source: Source,
  symbol: ts.Symbol,
  declaration: ts.Node,
  signature: ts.Signature,
) {
  const doc = readDoc(source, symbol);
  const { node } = findFunction(source, declaration);
  const members = (node?.parameters ?? []).map((parameter, index) =>
    readParameter(source, parameter, doc, index),
  );
  const result = signature.getReturnType();
  const type = node?.type ? oneLine(node.type.getText()) : source.checker.typeToString(result);
  const parameters = members.map(
    ({ name, type: text, required }) =>
      `${name}${required || name.startsWith('...') ? '' : '?'}: ${text}`,
  );
  const names = node?.typeParameters?.map((parameter) => oneLine(parameter.getText())) ?? [];
  const generics = names.length > 0 ? `<${names.join(', ')}>` : '';
  return {
    signature: `${generics}(${parameters.join(', ')}): ${type}`,
    members,
    returns: { type, description: doc.returns },
  };
}
