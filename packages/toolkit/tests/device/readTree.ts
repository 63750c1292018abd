/** Node of `screen.toJSON()`. */
export interface TreeNode {
  type: string;
  props: Record<string, unknown>;
  children: readonly (TreeNode | string)[] | null;
}

/** What a screen reader reads of an element. */
export interface ReadElement {
  role: string | undefined;
  /** Name, role, state and hint, in Korean. */
  words: string;
}

const roles: Record<string, string> = {
  button: '버튼',
  heading: '제목',
  radio: '라디오',
  switch: '스위치',
  textbox: '입력창',
};

const isHidden = ({ props }: TreeNode) =>
  props['aria-hidden'] === true ||
  props.accessibilityElementsHidden === true ||
  props.importantForAccessibility === 'no-hide-descendants';

/** Texts and inputs are accessibility elements; other views are with `accessible`. */
const isElement = ({ type, props }: TreeNode) =>
  props.accessible === true || type === 'Text' || type === 'TextInput';

/** Ignores `aria-label`, unlike all other components (React Native 0.86). */
const SPINNER = 'ActivityIndicator';

/** Name of an element: its label, or the names inside. */
export function nameOf(node: TreeNode | string): string {
  if (typeof node === 'string') {
    return node;
  }
  const { accessibilityLabel, 'aria-label': aria = accessibilityLabel } = node.props;
  const label = node.type === SPINNER ? accessibilityLabel : aria;
  return typeof label === 'string' ? label : (node.children ?? []).map(nameOf).join('');
}

function stateOf({ props }: TreeNode, role: string | undefined): string[] {
  const state = { ...(props.accessibilityState as Record<string, unknown> | undefined) };
  const { checked = props['aria-checked'], disabled, busy } = state;
  const [on, off] = role === 'switch' ? ['켜짐', '꺼짐'] : ['선택됨', '선택 안 됨'];
  return [
    checked === true ? on : '',
    checked === false ? off : '',
    disabled === true ? '쓸 수 없음' : '',
    busy === true ? '바쁨' : '',
  ];
}

function readElement(node: TreeNode): ReadElement {
  const { type, props } = node;
  const role = (props.role ?? props.accessibilityRole) as string | undefined;
  const kind = role ?? (type === 'TextInput' ? 'textbox' : '');
  const hint = props.accessibilityHint as string | undefined;
  const words = [nameOf(node), roles[kind] ?? kind, ...stateOf(node, role), hint];
  return { role, words: words.filter(Boolean).join(', ') || '이름 없음' };
}

/** Lists the elements that a screen reader reads, in tree order. */
export function readTree(node: TreeNode | string | null): ReadElement[] {
  if (node === null || typeof node === 'string' || isHidden(node)) {
    return [];
  }
  return isElement(node) ? [readElement(node)] : (node.children ?? []).flatMap(readTree);
}
