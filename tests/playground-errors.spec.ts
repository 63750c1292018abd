import { expect, test } from '@playwright/test';
import { openTarget, RUN, runEdit, target } from './support/attack.ts';
import { phone, screenOf } from './support/phones.ts';

const react = `import { forwardRef, memo, useEffect, useState } from 'react';
import { Text, View } from 'react-native';
import { ZSView } from '@0610studio/zs-ui';
`;

/** Name of the error, the code after four lines of imports, and the message. */
const mistakes: Readonly<Record<string, [code: string, said: RegExp]>> = {
  'state that is changed while drawing': [
    'export default function A() {\n const [n, setN] = useState(0);\n setN(n + 1);\n return <Text>a</Text>;\n}',
    /^6행: 렌더링 중에 상태를 변경해/,
  ],
  'an object as a child': [
    'export default function A() {\n return <Text>{{ a: 1 } as never}</Text>;\n}',
    /^5행: 객체는 그대로 렌더링할 수 없습니다/,
  ],
  'a component that is undefined': [
    'const parts: any = {};\nexport default function A() {\n return <parts.None />;\n}',
    /^6행: 컴포넌트가 있어야 할 위치에 undefined가/,
  ],
  'text in a View': [
    'export default function A() {\n return (\n  <View>글자</View>\n );\n}',
    /^6행: "글자"이\(가\) ZSText 밖에 있어 렌더링할 수 없습니다\. 텍스트는 ZSText 안에/,
  ],
  'text in a View of the toolkit': [
    'export default function A() {\n return <ZSView>글자</ZSView>;\n}',
    /^5행: "글자"이\(가\) ZSText 밖에/,
  ],
  'text at the root of a component': [
    'export default function A() {\n return (\n  <>\n   글자\n   <Text>a</Text>\n  </>\n );\n}',
    /^6행: "글자"이\(가\) ZSText 밖에/,
  ],
  'an effect without end': [
    'export default function A() {\n const [n, setN] = useState(0);\n useEffect(() => setN(n + 1));\n return <Text>{n}</Text>;\n}',
    /^6행: useEffect가 무한히 반복되어 중단했습니다/,
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
    /^5행: 미리보기에서는 브라우저 저장소와 쿠키를 사용할 수 없습니다/,
  ],
};

const exported: Readonly<Record<string, string>> = {
  memo: 'export default memo(function A() { return <Text>memo로 내보낸 화면</Text>; });',
  forwardRef:
    'export default forwardRef(function A() { return <Text>forwardRef로 내보낸 화면</Text>; });',
  'a name': 'const A = () => <Text>이름으로 내보낸 화면</Text>;\nexport { A as default };',
  'an effect that follows a moving value': `export default function A() {
  const [n, setN] = useState(0);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setN(n + 1));
    return () => cancelAnimationFrame(frame);
  }, [n]);
  return <Text>{n > 150 ? '움직이고 난 화면' : '움직이는 중'}</Text>;
}`,
};

test('errors of React and of the frame are reported in Korean, on their line', async ({ page }) => {
  test.setTimeout(240_000);
  await openTarget(page);
  const example = phone(page, target.name);
  for (const [what, [code, said]] of Object.entries(mistakes)) {
    await runEdit(page, react + code);
    await expect(example, what).toHaveAttribute('data-state', 'failed', RUN);
    await expect.soft(example.locator('[data-notice]'), what).toHaveText(said);
  }
});

test('a component runs however it is exported, and with endless animations', async ({ page }) => {
  test.setTimeout(120_000);
  await openTarget(page);
  const example = phone(page, target.name);
  for (const [how, code] of Object.entries(exported)) {
    await runEdit(page, react + code);
    await expect.soft(screenOf(example).getByText(/화면$/), how).toBeVisible(RUN);
    await expect.soft(example, how).toHaveAttribute('data-state', 'running');
  }
});
