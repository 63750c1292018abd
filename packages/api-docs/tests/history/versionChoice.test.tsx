// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { VersionChoice } from '../../src/browser/index.ts';

const listed = (version: string) => ({ version, label: version });
const groups = [
  { label: '0.33', versions: ['0.33.12', '0.33.2'].map(listed) },
  { label: '0.32', versions: [listed('0.32.2')] },
];

function open(chosen?: string, documented = '0.32.2') {
  const onChoose = vi.fn();
  render(
    <VersionChoice
      packageName="@kit/ui"
      title="Kit"
      documented={documented}
      groups={groups}
      presets={[{ version: '0.33.12', label: 'SDK 53' }]}
      platform="SDK"
      chosen={chosen}
      onChoose={onChoose}
    />,
  );
  return onChoose;
}
const paste = (value: string) =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const outcome = () => document.querySelector('.zs-version-outcome[aria-live]')?.textContent;

afterEach(cleanup);

describe('The choice of a version', () => {
  it('begins with the documented one, which stands there once, and lists all others', () => {
    open();
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: '내 Kit 버전' });
    expect(list.selectedOptions[0]?.text).toBe('문서 기준 (0.32.2)');
    expect([...list.options].map(({ value }) => value)).toEqual(['', '0.33.12', '0.33.2']);
    expect([...list.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual(['0.33']);
  });

  it('is made from the list, and taken back there', () => {
    const onChoose = open('0.33.2');
    const list = screen.getByRole('combobox');
    fireEvent.change(list, { target: { value: '0.33.12' } });
    fireEvent.change(list, { target: { value: '' } });
    expect(onChoose.mock.calls).toEqual([['0.33.12'], [undefined]]);
  });

  it('says for which version the page is shown', () => {
    open();
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '0.33.12' } });
    expect(outcome()).toBe('0.33.12 기준으로 표시합니다.');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '' } });
    expect(outcome()).toBe('0.32.2 기준으로 표시합니다.');
  });

  it('is made for a platform, whose button says so', () => {
    const onChoose = open('0.33.12');
    const button = screen.getByRole('button', { name: 'SDK 53', pressed: true });
    fireEvent.click(button);
    expect(onChoose).toHaveBeenCalledWith('0.33.12');
  });

  it('has the button of the documented one pressed until there is another choice', () => {
    open(undefined, '0.33.12');
    expect(screen.getByRole('button', { name: 'SDK 53', pressed: true })).toBeTruthy();
  });

  it('is made from a pasted line, and says what a range came to', () => {
    const onChoose = open();
    paste('"@kit/ui": "^0.33.0",');
    expect(onChoose).toHaveBeenCalledWith('0.33.12');
    expect(outcome()).toBe(
      '^0.33.0에 맞는 최신 버전인 0.33.12 기준으로 표시합니다. 설치된 버전은 lock 파일을 붙여넣으면 정확히 찾습니다.',
    );
  });

  it('says what to do with a text that names no version, or none that is known', () => {
    const onChoose = open();
    paste('"react": "19.0.0"');
    expect(outcome()).toBe(
      '붙여넣은 내용에 @kit/ui 패키지가 없습니다. 이 이름이 있는 줄을 붙여넣으세요.',
    );
    paste('"@kit/ui": "^9.0.0"');
    expect(outcome()).toBe('^9.0.0에 맞는 버전이 없습니다. 목록에서 버전을 고르세요.');
    paste('');
    expect(outcome()).toBe('');
    expect(onChoose).not.toHaveBeenCalled();
  });
});
