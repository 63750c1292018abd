/** Addresses of links that open for no reader, each with its cause and remedy. The first that matches counts. */
const mistakes: readonly [RegExp, string][] = [
  [/^\s*$/, '링크에 주소가 없습니다. 주소를 작성하거나 링크를 삭제하세요.'],
  [
    /^\/\//,
    '//로 시작하는 주소는 다른 사이트를 가리킵니다. 이 사이트의 페이지라면 / 하나로, 다른 사이트라면 https://로 시작하세요.',
  ],
  [/\\/, '주소에 \\가 있습니다. 폴더는 /로 구분하세요.'],
  [/^(?:mailto|tel):[^\w+]*(?:\?|$)/i, '받는 사람이 없습니다. 메일 주소나 전화번호를 작성하세요.'],
  [
    /^https?:\/\/(?:[^/]*@)?(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|[^/:]+\.local)(?:[:/?#]|$)/i,
    '작성한 컴퓨터에서만 열리는 주소입니다. 이 사이트의 페이지라면 /docs/처럼 /로 시작하는 경로로 변경하고, 독자가 자신의 컴퓨터에서 열 주소라면 백틱으로 감싸세요.',
  ],
  [
    /^(?!https?:|mailto:|tel:)[a-z][a-z\d+.-]*:/i,
    'http, https, mailto, tel이 아닌 주소는 링크로 사용할 수 없습니다. 주소를 수정하거나, 문자 그대로 표시하려면 백틱으로 감싸세요.',
  ],
];

/**
 * Explains why no reader can open a link; undefined for an address that the link check of the build judges.
 */
export function addressMistake(address: string): string | undefined {
  const isWhole = /^https?:/i.test(address);
  return (
    mistakes.find(([pattern]) => pattern.test(address))?.[1] ??
    (isWhole && (!/^https?:\/\//i.test(address) || !URL.canParse(address))
      ? '주소의 형식이 잘못되었습니다. https://와 호스트 이름을 확인하세요.'
      : undefined)
  );
}

/** Relative addresses: without a scheme, and without a slash at their start. */
export const relativeUrl = /^(?![a-z][a-z\d+.-]*:|\/)/i;

/** Whether a file is another site's: the policy of the pages lets none load. */
export const isForeign = (address: string): boolean => /^(?:https?:)?\/\//i.test(address);

/**
 * Explains what is wrong with a picture, as far as its address and description tell.
 * @param alt undefined where it is known only once the page is drawn
 */
export function imageMistake(address: string, alt: string | undefined): string | undefined {
  if (isForeign(address)) {
    return `![…](${address}): 다른 사이트의 이미지는 보안 정책에 따라 표시되지 않습니다. 파일을 이 페이지 옆에 추가하고 상대 경로로 지정하세요.`;
  }
  return alt?.trim() === ''
    ? `![](${address}): 이미지 설명이 없습니다. 이미지를 볼 수 없는 독자를 위해 ![이미지에 보이는 것](${address})처럼 작성하세요.`
    : undefined;
}
