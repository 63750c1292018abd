import { expect, test } from '@playwright/test';
import { openTarget, runEdit, target } from './support/attack.ts';
import { phone, screenOf } from './support/phones.ts';

const react = `import { forwardRef, memo, useEffect, useState } from 'react';
import { Text, View } from 'react-native';
import { ZSView } from '@0610studio/zs-ui';
`;

/** What is wrong, the code after four lines of imports, and what is said of it. */
const mistakes: Readonly<Record<string, [code: string, said: RegExp]>> = {
  'state that is changed while drawing': [
    'export default function A() {\n const [n, setN] = useState(0);\n setN(n + 1);\n return <Text>a</Text>;\n}',
    /^6행: 화면을 그리는 동안 상태를 바꾸어서/,
  ],
  'an object as a child': [
    'export default function A() {\n return <Text>{{ a: 1 } as never}</Text>;\n}',
    /^5행: 객체는 화면에 그대로 그릴 수 없습니다/,
  ],
  'a component that is undefined': [
    'const parts: any = {};\nexport default function A() {\n return <parts.None />;\n}',
    /^6행: 컴포넌트가 있을 자리에 undefined가/,
  ],
  'text in a View': [
    'export default function A() {\n return (\n  <View>글자</View>\n );\n}',
    /^6행: "글자"이\(가\) ZSText 밖에 있어서 그릴 수 없습니다\. 글자는 ZSText 안에/,
  ],
  'text in a View of the toolkit': [
    'export default function A() {\n return <ZSView>글자</ZSView>;\n}',
    /^5행: "글자"이\(가\) ZSText 밖에/,
  ],
  'text at the root of a component': [
    'export default function A() {\n return (\n  <>\n   글자\n   <Text>a</Text>\n  </>\n );\n}',
    /^6행: "글자"이\(가\) ZSText 밖에/,
  ],
  'two components that are exported': [
    'export default function A() { return <Text>a</Text>; }\nexport default function B() { return <Text>b</Text>; }',
    /^5행: "export default"이\(가\) 이미 있습니다\. 하나만 남기거나/,
  ],
  'a statement in the braces of an element': [
    'export default function A() {\n return (\n  <View>\n   {if (true) <Text>a</Text>}\n  </View>\n );\n}',
    /^7행: 태그 안의 중괄호\({ }\)에는 값만 쓸 수 있어서 if 문을 쓸 수 없습니다/,
  ],
  'an effect without end': [
    'export default function A() {\n const [n, setN] = useState(0);\n useEffect(() => setN(n + 1));\n return <Text>{n}</Text>;\n}',
    /^6행: useEffect가 끝없이 되풀이되어서 멈췄습니다/,
  ],
  'a name that is declared twice': [
    'let a = 1;\nlet a = 2;\nexport default function A() { return <Text>{a}</Text>; }',
    /^5행: "a"이\(가\) 이미 있습니다/,
  ],
  'a text that is left open': [
    "const a = 'open;\nconst b = 'b';\nexport default function A() { return <Text>{a}</Text>; }",
    /^4행: 이 줄의 문자열이 닫히지 않았습니다/,
  ],
  'a tag that is left open': [
    'export default function A() {\n return (\n  <View>\n   <Text>a\n  </View>\n );\n}',
    /^7행: 이 줄에서 연 <Text>이\(가\) 닫히지 않았습니다/,
  ],
  'a block that is left open': [
    'export default function A() {\n if (true) {\n return <Text>a</Text>;\n}',
    /^4행: 이 줄에서 연 \{이\(가\) 닫히지 않았습니다/,
  ],
  'a pair of elements with nothing around them': [
    'export default function A() {\n return (\n  <Text>a</Text>\n  <Text>b</Text>\n );\n}',
    /^7행: 나란히 놓은 태그는 하나로 묶어야 합니다/,
  ],
  'an element that is not returned': [
    'export default function A() {\n <Text>a</Text>;\n}',
    /^5행: <Text>을\(를\) 아무 데도 돌려주지 않아서/,
  ],
  'a component that is async': [
    'export default async function A() {\n return <Text>a</Text>;\n}',
    /^4행: 컴포넌트는 async 함수일 수 없습니다/,
  ],
  'an element of HTML': [
    'export default function A() {\n return (\n  <div>a</div>\n );\n}',
    /^6행: <div>은\(는\) React Native에 없습니다/,
  ],
  'a hook outside of components': [
    'const [a] = useState(0);\nexport default function A() { return <Text>{a}</Text>; }',
    /^4행: 훅은 컴포넌트나 다른 훅 안에서만/,
  ],
  'the storage of the browser': [
    "export default function A() {\n localStorage.setItem('a', 'b');\n return <Text>a</Text>;\n}",
    /^5행: 미리보기에서는 브라우저의 저장소와 쿠키를 쓸 수 없습니다/,
  ],
};

for (const [name, [code, said]] of Object.entries(mistakes)) {
  test(`${name} is told in Korean, on its line`, async ({ page }) => {
    await openTarget(page);
    await runEdit(page, react + code);
    await expect(phone(page, target.name).locator('[data-notice]')).toHaveText(said);
    await expect(phone(page, target.name)).toHaveAttribute('data-state', 'failed');
  });
}

const exported: Readonly<Record<string, string>> = {
  memo: 'export default memo(function A() { return <Text>내 화면</Text>; });',
  forwardRef: 'export default forwardRef(function A() { return <Text>내 화면</Text>; });',
  'a name': 'const A = () => <Text>내 화면</Text>;\nexport { A as default };',
};

for (const [name, code] of Object.entries(exported)) {
  test(`a component that is exported by ${name} runs`, async ({ page }) => {
    await openTarget(page);
    await runEdit(page, react + code);
    await expect(screenOf(phone(page, target.name)).getByText('내 화면')).toBeVisible();
  });
}

test('an effect that follows a moving value runs on', async ({ page }) => {
  await openTarget(page);
  await runEdit(
    page,
    `${react}export default function A() {
  const [n, setN] = useState(0);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setN(n + 1));
    return () => cancelAnimationFrame(frame);
  }, [n]);
  return <Text>{n > 150 ? '움직임 끝' : '움직이는 중'}</Text>;
}`,
  );
  await expect(screenOf(phone(page, target.name)).getByText('움직임 끝')).toBeVisible();
});
