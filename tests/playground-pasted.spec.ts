import { expect, test } from '@playwright/test';
import { openTarget, runEdit, target } from './support/attack.ts';
import { enterPhone, phone, screenOf } from './support/phones.ts';

test.beforeEach(({ page }) => openTarget(page));

const app = (names: string, body: string, before = '') =>
  `import { useState } from 'react';\nimport { ${names} } from 'react-native';\n${before}
export default function App() { const [n, setN] = useState(0); return ${body}; }`;

test('pasted code may use what the examples do not', { tag: '@smoke' }, async ({ page }) => {
  await runEdit(
    page,
    app(
      'Button, Modal, SafeAreaView, SectionList, StatusBar, Text',
      `<SafeAreaView><StatusBar /><Modal visible={n > 0}><Text>열린 창</Text></Modal>
        <SectionList sections={[{ title: '과일', data: ['사과'] }]}
          renderItem={({ item }) => <Text>{item}</Text>}
          renderSectionHeader={({ section }) => <Text>{section.title}</Text>} />
        <Button title="열기" onPress={() => setN(1)} /></SafeAreaView>`,
    ),
  );
  const screen = screenOf(phone(page, target.name));
  await expect(screen.getByText('사과')).toBeVisible();
});

test('a name that only devices have is told as such, by its own name', async ({ page }) => {
  await runEdit(page, app('Text, ToastAndroid', '<Text>{String(ToastAndroid.SHORT)}</Text>'));
  const notice = phone(page, target.name).locator('[data-notice]');
  await expect(notice).toContainText('"ToastAndroid"은(는) 기기에만 있어');
  await runEdit(page, app('Text, View', '<View><Text>{(Text as any).format(n)}</Text></View>'));
  await expect(notice).toContainText('"Text.format"은(는) 함수가 아니므로');
});

test('a function that does nothing in a browser says so when it is called', async ({ page }) => {
  await runEdit(
    page,
    app('Alert, Button', `<Button title="삭제" onPress={() => Alert.alert('삭제할까요?')} />`),
  );
  const example = phone(page, target.name);
  await enterPhone(example);
  await screenOf(example).getByRole('button', { name: '삭제' }).click();
  await expect(example.locator('[data-notice]')).toContainText(
    'Alert.alert이(가) 동작하지 않습니다',
  );
});

test('a picture that the preview cannot have is a placeholder, and told', async ({ page }) => {
  const before = "const logo = require('./logo.png');";
  await runEdit(page, app('Image, Text', '<><Image source={logo} /><Text>로고</Text></>', before));
  await expect(screenOf(phone(page, target.name)).getByText('로고')).toBeVisible();
  await expect(phone(page, target.name).locator('[data-notice]')).toContainText('./logo.png');
});
