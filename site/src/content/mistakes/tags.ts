import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { componentAttributes, componentNames } from '../markdown/componentNames.ts';
import { attributesOf, type Tag } from '../markdown/listTags.ts';
import { addressMistake, imageMistake, isForeign, relativeUrl } from './addresses.ts';
import { suggestNames } from './suggestNames.ts';

/**
 * Explains a tag of no component, or an attribute that its component does not read; undefined for the rest.
 * @param declared names that the page imports or exports
 */
export function tagMistake(tag: Tag, declared: ReadonlySet<string>): string | undefined {
  const [first = ''] = tag.name.split('.');
  return declared.has(first) ? undefined : (unknownTag(tag.name, first) ?? attributeMistake(tag));
}

/** A name by another case is none of a component: browsers take the tag for an element they do not know. */
function unknownTag(name: string, first: string): string | undefined {
  const known: readonly string[] = componentNames;
  const isMeant = known.some((component) => component.toLowerCase() === first.toLowerCase());
  if (known.includes(first) || !(/^[A-Z]/.test(first) || isMeant)) {
    return undefined;
  }
  const near = suggestNames(first, known);
  const literal = `문자 그대로 표시하려면 \`<${first}>\`처럼 백틱으로 감싸세요.`;
  return near === ''
    ? `<${name}> 컴포넌트가 없습니다. 태그를 삭제하고 내용만 남기거나, ${literal} 사용할 수 있는 컴포넌트: ${known.join(', ')}.`
    : `<${name}> 컴포넌트가 없습니다. ${near}${literal}`;
}

/** React drops an attribute that a component does not read. */
function attributeMistake({ name, attributes }: Tag): string | undefined {
  const known: readonly string[] | undefined = Object.hasOwn(componentAttributes, name)
    ? componentAttributes[name as keyof typeof componentAttributes]
    : undefined;
  const unknown = [...attributes.keys()].find((key) => key !== 'key' && !known?.includes(key));
  if (known === undefined || unknown === undefined) {
    return undefined;
  }
  return known.length === 0
    ? `<${name}>에는 속성이 없습니다. ${unknown} 속성을 삭제하세요.`
    : `<${name}>에 ${unknown} 속성이 없습니다. ${suggestNames(unknown, known)}필요 없는 속성이면 삭제하세요. 사용할 수 있는 속성: ${known.join(', ')}.`;
}

/** Elements that the policy of the pages lets no page load or run, and what takes their place. */
const refused: Readonly<Record<string, string>> = {
  script: '코드는 examples/에 파일을 만들어 <Example of="…" />로 표시하세요.',
  iframe: '링크로 바꾸세요.',
  object: '링크로 바꾸세요.',
  embed: '링크로 바꾸세요.',
};

/** Elements that play a file. */
const MEDIA = /^(?:video|audio|source|track)$/;

/**
 * Explains what is wrong with an element of HTML in the text of a page; undefined when nothing is.
 * @param ids of the elements above it on its page; its own is added
 */
export function elementMistake(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  ids: Set<string>,
): string | undefined {
  const name = node.name ?? '';
  const attributes = attributesOf(node);
  const id = attributes.get('id');
  if (id !== undefined && ids.has(id)) {
    return `id="${id}"이(가) 이 페이지에 이미 있습니다. 링크는 첫 번째로만 이어지니 서로 다른 이름을 지정하세요.`;
  }
  ids.add(id ?? '');
  if (Object.hasOwn(refused, name)) {
    return `<${name}>은(는) 보안 정책에 따라 실행되지 않습니다. ${refused[name]}`;
  }
  const handler = [...attributes.keys()].find((attribute) => /^on[a-z]/i.test(attribute));
  if (/^[a-z]/.test(name) && handler !== undefined) {
    return `<${name}>의 ${handler}은(는) 보안 정책에 따라 실행되지 않습니다. 속성을 삭제하세요.`;
  }
  const href = attributes.get('href');
  if (name === 'a' && href !== undefined) {
    const wrong = addressMistake(href);
    return wrong && `<a href="${href}">: ${wrong}`;
  }
  const src = attributes.get('src');
  if (src === undefined) {
    return undefined;
  }
  if (name !== 'img') {
    return MEDIA.test(name) && isForeign(src)
      ? `<${name} src="${src}">: 다른 사이트의 파일은 보안 정책에 따라 재생되지 않습니다. 파일을 site/public에 추가하고 /로 시작하는 경로로 지정하거나, 링크로 바꾸세요.`
      : undefined;
  }
  return relativeUrl.test(src)
    ? `<img src="${src}">는 이미지 파일을 복사하지 않습니다. ![이미지 설명](${src})처럼 작성하세요.`
    : imageMistake(src, attributes.has('alt') ? undefined : '');
}
