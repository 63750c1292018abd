import type { ReactNode } from 'react';
import { docsText } from './docs.ts';

/** UI strings of pages that a reader sees for the version that they have installed. */
export const myVersionText = {
  loading: '버전 정보를 불러오고 있습니다.',
  failed: '버전 정보를 불러오지 못했습니다. 페이지는 문서의 버전을 기준으로 표시합니다.',
  retry: '다시 시도',
  platform: 'Expo SDK에 맞는 버전',
  preset: (sdk: number, version: string) => `SDK ${sdk}: ${version}`,
  newest: (group: string) => `${group} (최신)`,
  shown: (version: string, documented: string) => `${version} 기준으로 표시 · 예제는 ${documented}`,
  /** Standard notices of the docs version, for the version of the reader. */
  older: (title: string, version: string) => docsText.notice.unmaintained(title, version),
  newer: (title: string, version: string) => docsText.notice.unreleased(title, version),
  described: (documented: string) =>
    `이 문서는 ${documented}의 문서이며, 선택한 버전에서 달라지는 부분을 표시합니다.`,
  color: (version: string, color: string) => `${version}: ${color}`,
  noColor: (version: string) => `${version}: 없음`,
  /** A name that the page is about and the version lacks; `told` says since when. */
  lacks: (name: string, told: string) => `${name}: ${told}`,
  /** Below a phone. */
  exampleDiffers: (documented: string, version: string) =>
    `이 예제는 ${documented}로 실행합니다. ${version}에서는 다음이 다릅니다.`,
  exampleLacks: (code: ReactNode) => [code, '이(가) 없습니다.'],
  exampleDefault: (code: ReactNode, value: ReactNode) => [code, '의 기본값이 ', value, '입니다.'],
  fixedNotes: (version: string, count: number) => `${version}에서 이미 수정된 문제 ${count}개 보기`,
  hideNotes: '수정된 문제 접기',
} as const;
