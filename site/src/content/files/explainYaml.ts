/** Patterns of messages of the parser, with explanations. The first that matches counts. */
const remedies: readonly [RegExp, string][] = [
  [/duplicated mapping key/, '같은 항목이 두 번 있습니다. 하나를 삭제하세요.'],
  [/tab characters/, '들여쓰기에 탭이 있습니다. 공백으로 바꾸세요.'],
  [/quoted scalar/, '따옴표가 닫히지 않았습니다. 닫는 따옴표를 추가하세요.'],
  [
    /flow (?:collection|sequence|mapping)|missed comma/,
    '[ ]나 { }가 닫히지 않았거나 쉼표가 없습니다. 괄호와 쉼표를 확인하세요.',
  ],
  [
    /bad indentation of a mapping entry|nested mappings/,
    '값에 콜론(:), 따옴표, @, % 같은 기호가 있거나 들여쓰기가 맞지 않습니다. 값을 따옴표로 감싸거나 들여쓰기를 맞추세요.',
  ],
  [
    /implicit (?:map )?key|block mapping entry|document separator/,
    '"이름: 값" 형식이 아닌 줄이 있습니다. 이 줄과 위 줄의 콜론(:)과 공백을 확인하세요.',
  ],
  [/bad indentation/, '들여쓰기가 위 줄과 맞지 않습니다. 공백의 수를 맞추세요.'],
  [
    /alias|anchor|tag|cannot start any token/,
    '값이 *, &, !처럼 YAML에서 쓰는 기호로 시작합니다. 값을 따옴표로 감싸세요.',
  ],
];

/**
 * Explains a YAML error in Korean, with its remedy.
 * @param reason message of the parser
 */
export function explainYaml(reason: string): string {
  const remedy = remedies.find(([pattern]) => pattern.test(reason))?.[1];
  return `YAML 문법이 잘못되었습니다. ${remedy ?? `들여쓰기와 따옴표를 확인하세요. (${reason})`}`;
}
