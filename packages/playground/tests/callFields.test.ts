import { describe, expect, it } from 'vitest';
import { readPlace, writePlace } from '../src/shared/codePlace.ts';

const alert = `export default function Notice() {
  const { showAlert } = useOverlay();
  return (
    <ZSPressable
      onPress={() =>
        showAlert({
          title: '배송, 시작',
          informative: \`\${day}, \${time}\`,
          actions: { primary: { label: '확인', onPress: () => go(1, 2) } },
          isBackgroundTouchClose: false,
        })
      }
    />
  );
}
`;
const sheet =
  'const open = () => showBottomSheet({ component: <Detail a={[1, 2]}>글, 글</Detail> });';

describe('reading the object a call is given', () => {
  it('reads literals and tells expressions apart', () => {
    expect(Object.fromEntries(readPlace(alert, 'showAlert()') ?? [])).toEqual({
      title: '배송, 시작',
      informative: undefined,
      actions: undefined,
      isBackgroundTouchClose: false,
    });
  });

  it('follows names into inner objects', () => {
    expect(readPlace(alert, 'showAlert().actions.primary')?.get('label')).toBe('확인');
  });

  it('finds no fields in an inner object that the code lacks', () => {
    expect(readPlace(sheet, 'showBottomSheet().options')?.size).toBe(0);
  });

  it('reads shorthand and keeps away from what is spread', () => {
    const fields = readPlace("showAlert({ ...rest, title, 'informative': 'b' });", 'showAlert()');
    expect(Object.fromEntries(fields ?? [])).toEqual({ title: undefined, informative: 'b' });
  });

  it('gives nothing for a call that is not there, has no object, or cannot be read', () => {
    expect(readPlace(alert, 'showSnackBar()')).toBeUndefined();
    expect(readPlace('showLoader();', 'showLoader()')).toBeUndefined();
    expect(readPlace('showAlert({ title: ', 'showAlert()')).toBeUndefined();
  });
});

describe('writing the object a call is given', () => {
  it('replaces a value where it stands', () => {
    expect(writePlace(alert, 'showAlert()', 'title', '도착')).toBe(
      alert.replace('배송, 시작', '도착'),
    );
    expect(writePlace(alert, 'showAlert().actions.primary', 'label', '네')).toBe(
      alert.replace("'확인'", "'네'"),
    );
  });

  it('adds a value on a line of its own where the others have theirs', () => {
    const source = "showAlert({\n  title: '가',\n});";
    expect(writePlace(source, 'showAlert()', 'informative', "it's")).toBe(
      "showAlert({\n  title: '가',\n  informative: 'it\\'s',\n});",
    );
  });

  it('adds a value beside the others on one line, and to an empty object', () => {
    expect(writePlace("showSnackBar({ message: '가' });", 'showSnackBar()', 'type', 'error')).toBe(
      "showSnackBar({ message: '가', type: 'error' });",
    );
    expect(writePlace('showAlert({});', 'showAlert()', 'title', '가')).toBe(
      "showAlert({ title: '가' });",
    );
  });

  it('makes the inner object that the code lacks', () => {
    expect(writePlace(sheet, 'showBottomSheet().options', 'height', 400)).toBe(
      'const open = () => showBottomSheet({ component: <Detail a={[1, 2]}>글, 글</Detail>, options: { height: 400 } });',
    );
  });

  it('takes a value away with its comma', () => {
    const source = "showAlert({ title: '가', informative: '나', on: true });";
    expect(writePlace(source, 'showAlert()', 'title', undefined)).toBe(
      "showAlert({ informative: '나', on: true });",
    );
    expect(writePlace(source, 'showAlert()', 'on', undefined)).toBe(
      "showAlert({ title: '가', informative: '나' });",
    );
    expect(writePlace(source, 'showAlert()', 'none', undefined)).toBe(source);
  });

  it('gives nothing when there is no such call', () => {
    expect(writePlace(alert, 'showModality()', 'title', '가')).toBeUndefined();
  });
});
