import { describe, expect, test } from 'vitest';
import { complaint } from '../support/writtenPage.ts';

describe('a page that cannot be compiled, or that its author did not mean', () => {
  test.each([
    ['<b>굵게', 1, '<b>의 짝이 맞지 않습니다'],
    ['글\n\n<Tabs>\n\n글', 3, '<Tabs>의 짝이 맞지 않습니다'],
    ['<b>굵게</i>', 1, '짝이 맞지 않습니다'],
    ['글\n\na <5 b', 3, '\\<로 작성하거나'],
    ['글 { 글', 1, '}를 추가하세요'],
    ['{1 +}', 1, 'JavaScript로 해석할 수 없습니다'],
    ['글\n\n<!-- 주석 -->', 3, '{/* 주석 */}처럼'],
    ['<a href=b>글</a>', 1, '따옴표와 ='],
    ['글\n\n# 제목', 3, '##부터 시작하세요'],
    ['글\n\n```markdoc\n글\n```', 3, 'markdoc: 지원하지 않는 언어입니다. markdown'],
    ['글\n\n## 🎉', 3, '글자가 없어 링크할 주소를'],
    ['글\n\n### ![로고](/a.png) ❓', 3, '이모지나 기호 옆에 글자를 추가하세요'],
    ['글\n\n:::tip\n글\n\n더 많은 글', 3, ':::tip 상자가 닫히지 않았습니다'],
    ['<Exmaple of="Alert.basic" />', 1, 'Example을(를) 의도했다면'],
    ['글 <Nothing /> 글', 1, '사용할 수 있는 컴포넌트: A11yTable'],
    ['글\n\n{user.name}', 3, 'user이(가) 정의되지'],
    ['글 {name} 글', 1, '`{name}`처럼'],
    ['<img src="./x.png" />', 1, '![이미지 설명](./x.png)'],
    ['<img src="x.png" />', 1, '![이미지 설명](x.png)'],
    ['글 <img src="../그림/x.png" /> 글', 1, '![이미지 설명](../그림/x.png)'],
    ['<Example of="Alert.basic" mark="900-2" />', 1, '작은 번호를 먼저'],
    ['<Example of="Alert.basic" mark="two" />', 1, '줄 번호로 읽을 수 없습니다'],
    [
      '글\n\n<Example of="Alert.basic" mark="3,900" />',
      3,
      '코드 범위를 벗어납니다. examples/Alert.basic',
    ],
    ['<Snippet of="theme" mark="0" />', 1, '1~'],
    ['<Example of="Alert.basic" />\n\n<Example of="Alert.basic" />', 3, '이미 있습니다'],
    ['글\n\n<Example />', 3, 'of가 없습니다'],
    [
      '글\n\n<Example titel="가" of="Alert.basic" />',
      3,
      '<Example>에 titel 속성이 없습니다. title을(를)',
    ],
    ['<Snippet of="theme" zzz />', 1, '사용할 수 있는 속성: of, title, mark'],
    ['<Tabs>\n<Tab labell="가">\n\n글\n\n</Tab>\n</Tabs>', 2, 'label을(를) 의도했다면'],
    ['글\n\n{<PropsTable fo="Alert" />}', 3, 'of을(를) 의도했다면'],
    ['<SdkTable sdk={54} />', 1, 'sdk 속성을 삭제하세요'],
    ["<Example of={'Alrt.basic'} />", 1, 'Alert.basic을(를) 의도했다면'],
    ['<Example of="Alrt.basic" />', 1, 'Alert.basic을(를) 의도했다면'],
    ['<Snippet of="zzzzzzzzzzz" />', 1, 'examples/snippets에 없습니다'],
    ['글\n\n[여기](javascript:alert(1))', 3, '링크로 사용할 수 없습니다'],
    ['<javascript:x>', 1, '<'],
    ['[여기](file:///C:/a.png)', 1, '링크로 사용할 수 없습니다'],
    ['[여기](http://localhost:3000/zs-ui/docs/intro/)', 1, '/docs/처럼'],
    ['http://localhost:3000을 여세요', 1, '백틱으로 감싸세요'],
    ['[여기](https://127.0.0.1/)', 1, '백틱으로 감싸세요'],
    ['[여기](//example.com/a)', 1, 'https://로 시작하세요'],
    ['[여기](mailto:)', 1, '받는 사람이 없습니다'],
    ['[여기](mailto:?subject=a)', 1, '받는 사람이 없습니다'],
    ['[여기]()', 1, '주소가 없습니다'],
    ['[여기](https:/example.com)', 1, '형식이 잘못'],
    ['[여기](https://exa%mple.com)', 1, '형식이 잘못'],
    ['[여기](docs\\\\intro)', 1, '폴더는 /로'],
    ['글\n\n[여기][곳]\n\n[곳]: javascript:x', 5, '링크로 사용할 수 없습니다'],
    ['<a href="javascript:x">글</a>', 1, '<a href="javascript:x">'],
    ['글\n\n글 [여기][곳] 글', 3, '[곳]: 로 시작하는 줄을'],
    ['글[^1]', 1, '[^1]의 정의가 없습니다'],
    ['![](./x.png)', 1, '이미지 설명이 없습니다'],
    ['<img src="/x.png" />', 1, '이미지 설명이 없습니다'],
    ['![그림](https://example.com/x.png)', 1, '보안 정책에 따라 표시되지'],
    ['<img src="//example.com/x.png" alt="" />', 1, '보안 정책에 따라 표시되지'],
    ['글\n\n<script>alert(1)</script>', 3, '<Example of="…" />로 표시하세요'],
    ['<iframe src="https://example.com"></iframe>', 1, '링크로 바꾸세요'],
    ['<b onclick="x()">글</b>', 1, 'onclick은(는) 보안 정책'],
    ['<video src="https://example.com/a.mp4" />', 1, 'site/public에 추가하고'],
    ['글\n\n## 제목 {#title}', 3, '{#title}: 제목에 id를 지정할 수 없습니다'],
    ['글\n\n| 가 | 나 |\n|---|\n| 다 | 라 |', 3, '칸 수를 맞추세요'],
    ['<div>글 | 가 |\n|---|---|\n</div>', 1, '각각 한 줄에 쓰세요'],
    ['{true && <Exmaple of="Alert.basic" />}', 1, 'Example을(를) 의도했다면'],
    ['글\n\n<example of="Alert.basic" />', 3, 'Example을(를) 의도했다면'],
    ['글\n\n버전 {{verison}}', 3, 'version을(를) 의도했다면'],
    ['<div id="가">글</div>\n\n<div id="가">글</div>', 3, '이미 있습니다'],
    ['글\n\n```kotlinn\nval a\n```', 3, 'kotlin을(를) 의도했다면'],
    ...['ts', 'tsx', 'js', 'jsx'].map((lang): [string, number, string] => [
      `글\n\n\`\`\`${lang}\na\n\`\`\``,
      3,
      '<Snippet of="…" />로',
    ]),
  ])('is told with file, line, cause and remedy: %j', async (text, line, sentence) => {
    const said = await complaint(text);
    expect(said).toContain(`site/content/docs/x.mdx:${line} `);
    expect(said).toContain(sentence);
    expect(said).toMatch(/세요/);
  });

  test.each([
    ':::tip\n글\n:::',
    '::::note\n:::tip\n글\n:::\n::::',
    '- 목록\n\n  :::tip\n  글\n  :::',
    '> :::tip\n> 글\n> :::',
    '{/* 주석 */}',
    'export const count = 1;\n\n{count}\n\n{count + 1}\n\n{props.title}',
    'import { Mine } from "./intro.mdx";\n\n<Mine />',
    'import { SdkTable } from "./intro";\n\n<SdkTable mine="1" />',
    '<Example title="가" mark="2" of="Alert.basic" />',
    '`<Nothing>`과 `{user.name}`',
    '<img src="/img/x.png" alt="" /> <img src="data:image/png;base64,AA==" alt="" />',
    '[가](/docs/intro/) [나](../a.mdx#b) [다](#라) [마](https://example.com:8080/a?b#c) [바](mailto:a@b.c)',
    '[가][나] 글\n\n[나]: https://example.com/ "다"',
    '글 \\[가][나] 그리고 `[가][나]` 그리고 `http://localhost:8081`',
    '| 가 | 나 |\n| --- | --- |\n| 다 | 라 |',
    '<b>글</b> -- 그리고 a | b',
    '<Example of="Alert.basic" mark="2-9" />',
    '<Example of={props.example} />',
    '```kotlin\nval a\n```\n\n```text\n글\n```\n\n```\n글\n```',
    '```bash\na\n```\n\n```json\n{}\n```\n\n```diff\n+a\n```\n\n```yaml\na: 1\n```',
  ])('and what is right is let through: %j', async (text) => {
    expect(await complaint(text)).toBe('');
  });
});

test('a page is told all its mistakes at once, each with its line, whatever finds them', async () => {
  const told = await complaint(
    '# 제목\n\n<Nothing />\n\n[여기]()\n\n<Example titel="가" of="Alert.basic" />\n\n<Tabs>\n\n글\n\n</Tabs>\n\n:::nope\n글\n:::\n\n![그림](./none.png)\n\n<Since v="9.9.9">글</Since>',
  );
  expect(told).toMatch(
    /x\.mdx:1 본문에 # 제목이 .*\n {2}3행 <Nothing> 컴포넌트가 .*\n {2}5행 .*주소가/,
  );
  expect(told).toMatch(
    /\n {2}7행 <Example>에 titel 속성이 .*\n {2}9행 <Tabs> 안에 .*\n {2}15행 ":::nope"/,
  );
  expect(told).toMatch(/\n {2}19행 .*이미지 파일이 없습니다.*\n {2}21행 .*배포된 적이/);
});

test('a page that MDX refuses is told what else is wrong with it, and nothing twice', async () => {
  const told = await complaint(
    '## 가 {#a}\n\n{1 +}\n\n## 나 {#b}\n\na <5 b\n\n<Nothing />\n\n[여기]()',
  );
  expect(told.split('\n').map((line) => line.slice(0, 60))).toEqual([
    expect.stringMatching(/x\.mdx:1 \{#a\}: 제목에 id/),
    expect.stringMatching(/^ {2}3행 \{ \} 안이나/),
    expect.stringMatching(/^ {2}5행 \{#b\}: 제목에 id/),
    expect.stringMatching(/^ {2}7행 < 다음에/),
    expect.stringMatching(/^ {2}9행 <Nothing>/),
    expect.stringMatching(/^ {2}11행 .*주소가 없습니다/),
  ]);
});
