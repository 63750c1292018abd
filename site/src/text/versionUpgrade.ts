/** UI strings of the comparison of two versions. */
export const versionUpgradeText = {
  title: '업그레이드 검사',
  description:
    '화면 파일을 붙여넣으면 ZS-ui 버전을 바꿀 때 깨지는 줄과 대안을 알려 주고, 두 버전 사이에 달라지는 것을 모두 표시합니다.',
  /** Other words that find the page in the search. */
  keywords: [
    '업그레이드',
    '두 버전 비교하기',
    '버전 비교',
    '마이그레이션',
    '호환성 검사',
    'upgrade check',
    'compare versions',
    '0.12.2 업그레이드',
    '0.12.2에서 업그레이드하기',
    '사라진 것 정리하기',
    'ZSBottomCta 대신',
    'Palette border',
    'ThemeProps dimensions',
    '위쪽 여백이 사라짐',
    '위쪽 여백이 없어짐',
    '색이 바뀜',
    '바텀시트가 열리자마자 닫힘',
    '닫고 바로 열면 안 뜸',
  ],
  lead: '화면 파일을 통째로 붙여넣으면 버전을 바꿀 때 깨지는 줄과 대안을 알려 줍니다. 두 버전 사이에 달라지는 것은 그 아래에 모두 표시합니다.',
  needsScript:
    '이 검사는 브라우저 안에서 실행되므로 JavaScript가 필요합니다. JavaScript를 켜거나, 두 버전 사이의 변경을 아래 페이지에서 확인하세요.',
  changelog: '변경 기록',
  share: '결과 링크 복사',
  shared: '링크를 복사했습니다',
  shareFailed: '복사하지 못해 주소창에 링크를 표시했습니다',
  copyPrompt: '에이전트용 프롬프트 복사',
  promptCopied: '프롬프트를 복사했습니다',
  notCopied: '복사하지 못했습니다',
  /** What an agent is asked that upgrades the file: findings and addresses, each on a line. */
  prompt: (
    { from, to }: { from: string; to: string },
    findings: readonly string[],
    docs: readonly string[],
  ) =>
    `이 앱의 @0610studio/zs-ui를 ${from}에서 ${to}까지 업그레이드하세요. 아래에서 찾은 곳을 수정한 다음 \`npx tsc --noEmit\`으로 다른 파일도 확인하세요.

찾은 곳:
${findings.map((finding) => `- ${finding}`).join('\n')}

문서:
${docs.map((address) => `- ${address}`).join('\n')}
`,
  unreadLink: '링크에 담긴 파일을 읽을 수 없어 예시를 표시합니다.',
  unshareable: '링크에 담기에는 파일이 길거나 보이지 않는 문자가 있습니다',
  tooLong: (letters: number) =>
    `${letters.toLocaleString('ko-KR')}자보다 긴 파일은 확인하지 않습니다. 화면 파일 하나를 붙여넣으세요.`,
  from: '현재 버전',
  to: '바꿀 버전',
  loading: '버전 정보를 불러오고 있습니다.',
  failed: '버전 정보를 불러오지 못했습니다.',
  retry: '다시 시도',
  lists: {
    breaking: '호환되지 않는 변경',
    silent: '기본값 변경과 지원 중단',
    added: '추가된 것',
  },
  none: {
    breaking: '두 버전 사이에 호환되지 않는 변경이 없습니다.',
    silent: '두 버전 사이에 기본값 변경과 지원 중단이 없습니다.',
    added: '두 버전 사이에 추가된 것이 없습니다.',
  },
  count: (title: string, count: number) => `${title} ${count}개`,
  /** Of what a list has, with colours of the palette, which are many and of another kind. */
  counts: (title: string, count: number, colors: number) => {
    const kinds = [
      ...(count > 0 ? [`API ${count}개`] : []),
      ...(colors > 0 ? [`팔레트의 색 ${colors}개`] : []),
    ];
    return `${title}: ${kinds.join(', ')}`;
  },
  palette: (count: number) => `기본 팔레트의 색 ${count}개`,
  keepPalette: '이전 색을 유지하려면 `themeFactory`에 이전 값을 전달하세요.',
  behaviour: '이름과 타입이 그대로이고 동작만 바뀐 것은 아래의 버전별 설명에 있습니다.',
  notes: '버전별 설명',
  noNotes: '두 버전 사이의 변경 기록이 없습니다.',
  reverted: '아래 설명에 있는 변경이 모두 되돌아갑니다.',
  removedIn: (version: string) => `${version}에서 사라졌습니다.`,
  addedIn: (version: string) => `${version}에서 추가되었습니다.`,
  requiredSince: (version: string) => `${version}부터 반드시 지정해야 합니다.`,
  notYet: (version: string) => `${version}에서 추가되었으므로 사용할 수 없습니다.`,
  again: (version: string) => `${version}에서 제거되기 전이므로 사용할 수 있습니다.`,
  changedIn: (version: string) => `${version}에서 바뀌었습니다.`,
  hidden: (version: string) => `${version}에서 내보내기가 바뀌었습니다.`,
  gone: '없는 값',
  more: '더 있는 값',
  paste: '앱의 파일을 붙여넣으세요',
  /** Before the outcome. */
  ofExample: '예시 코드: ',
  pasteNote:
    '여러 파일을 이어서 붙여넣어도 됩니다. 붙여넣은 내용은 브라우저 안에서만 확인하며, 링크를 만들어도 주소의 # 뒤에만 담겨 서버로 전송되지 않습니다.',
  needs: (version: string, needs: string) => `${version}에 맞는 환경은 ${needs}입니다.`,
  steps: '설치 명령',
  stepCount: (count: number) => `설치 명령 ${count}단계`,
  noSteps: '두 버전이 같으므로 설치할 것이 없습니다.',
  afterStep:
    '위에서부터 하나씩 실행하고, 그때마다 앱을 빌드해 확인하세요. 설치한 다음 `npx tsc --noEmit`을 실행하면 제거된 것을 사용하는 파일과 줄이 표시됩니다.',
  movesSdk:
    'SDK는 ZS-ui의 버전이 요구할 때만 올리므로 번호를 건너뛰기도 합니다. SDK를 바꾸는 단계에서는 ZS-ui를 `package.json`에서 지운 다음 다시 설치합니다. 이전 버전이 새 SDK의 패키지와 충돌하기 때문입니다.',
  sdk: '현재 Expo SDK',
  step: (number: number, version: string, sdk: number) => `${number}. ${version} (Expo SDK ${sdk})`,
  reading: '확인하고 있습니다.',
  notRead: '코드를 확인하지 못했습니다. 인터넷 연결을 확인하고 다시 시도하세요.',
  tooDeep: '코드의 중첩이 너무 깊어 확인하지 못했습니다. import와 확인할 부분만 남겨 붙여넣으세요.',
  invalid: (line: number) =>
    `${line}번째 줄을 해석하지 못했습니다. TypeScript나 TSX 파일 전체를 붙여넣으세요.`,
  notImported: (name: string) =>
    `${name}을(를) 불러오는 코드가 없습니다. import가 있는 파일 전체를 붙여넣으세요.`,
  noBreaks:
    '수정할 줄을 찾지 못했습니다. 타입과 값으로 알 수 있는 것만 찾으므로 `npx tsc --noEmit`으로도 확인하세요.',
  breaks: (count: number) => `수정할 곳 ${count}개`,
  line: (line: number) => `${line}번째 줄`,
  refuses: (version: string, name: string, value: string) =>
    `${version}의 \`${name}\`에는 \`${value}\` 값을 지정할 수 없습니다.`,
  requires: (version: string, name: string) =>
    `${version}에서는 \`${name}\` 값을 반드시 지정해야 합니다.`,
} as const;
