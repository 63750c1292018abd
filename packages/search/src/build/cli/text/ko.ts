import type { CliText } from './cliText.ts';

export const ko: CliText = {
  help: `zs-search: HTML 폴더에 한국어 검색을 추가합니다.

  zs-search build 폴더 [--base /docs/] [--inject]
      빌드된 사이트의 HTML을 읽어 폴더/search-index/에 색인을 생성합니다.
      --base 경로       사이트를 제공하는 경로 (기본값: /)
      --inject          모든 페이지에 검색 창을 추가하고 검색 페이지도 생성합니다.
      --page 경로       검색 페이지의 위치 (기본값: search/)
      --settings 파일   suggestions, missingResultsUrl 같은 설정이 담긴 JSON (--inject와 함께 사용)
      --synonyms 파일   [{ "use": 문서의 단어, "also": [동의어] }] 형식의 JSON
      --category 이름   카테고리가 없는 페이지의 카테고리 (기본값: 한국어 페이지는 문서, 그 밖에는 Documentation)
      --articles-only   <main>에 <article>이 하나인 페이지만 읽습니다. 목록 페이지는 제외됩니다.
      --out 이름        색인을 생성할 하위 폴더 (기본값: search-index)

  zs-search serve 색인폴더 [--port 7700] [--host 127.0.0.1]
      호스팅 검색과 같은 방식으로 POST /1/indexes/*/queries에 응답합니다.
      --index 이름      색인 이름. 지정하면 다른 색인에 대한 요청에는 404로 응답합니다.
      --origin 주소     결과 주소 앞에 추가할 주소 (예: https://docs.example.com)

  zs-search push 폴더 --app 아이디 --index 이름 [--base /docs/] [--synonyms 파일]
                 [--articles-only] [--dry-run]
      빌드된 사이트의 레코드를 호스팅 검색에 전송합니다. 키: ALGOLIA_ADMIN_KEY

  zs-search --help, --version`,
  unknownCommand: (command) =>
    `"${command}" 명령은 없습니다. build, serve, push 중 하나를 사용하세요. 사용법: zs-search --help`,
  unknownOption: (option, command) =>
    `zs-search ${command}에 ${option} 옵션은 없습니다. 옵션 목록: zs-search --help`,
  badOption: (option, reason, command) =>
    `zs-search ${command}의 ${option} 옵션을 이렇게 사용할 수 없습니다(${reason}). 사용법: zs-search --help`,
  noFolder: (command) => `폴더를 지정하지 않았습니다. 예: zs-search ${command} dist`,
  unreadableFolder: (folder) =>
    `${folder} 폴더를 읽지 못했습니다. 사이트를 먼저 빌드하거나 경로를 확인하세요.`,
  nothingFound: (folder) =>
    `${folder} 폴더에서 검색할 텍스트를 찾지 못했습니다. 빌드된 사이트의 폴더가 맞는지 확인하세요.`,
  tooLarge: (pages, most) =>
    `검색할 페이지가 ${pages}개로, 색인 파일의 한도인 ${most}개를 초과합니다. 이보다 크면 검색할 때 내려받는 양이 너무 많아집니다. zs-search push로 레코드를 호스팅 검색에 전송하세요.`,
  isLong: (letters, most) =>
    `색인에 담긴 텍스트가 ${letters}자로 ${most}자를 초과해 느린 네트워크에서는 검색이 느려집니다. zs-search push로 레코드를 호스팅 검색에 전송하세요.`,
  built: (pages, sections, folder) =>
    `페이지 ${pages}개, 섹션 ${sections}개의 색인을 ${folder}에 생성했습니다.`,
  lostHeadings: (count, first) =>
    `id가 없는 제목이 ${count}개 있어("${first}") 검색 결과가 제목이 아니라 페이지의 맨 위로 연결됩니다. 제목마다 id를 추가하도록 사이트 생성기를 설정하세요.`,
  injected: (pages) => `페이지 ${pages}개에 검색 창을 추가했습니다. / 또는 Ctrl+K로 엽니다.`,
  wroteSearchPage: (file) => `검색 페이지: ${file}`,
  pageIsTaken: (file) =>
    `${file}은 이미 사이트의 페이지입니다. --page로 검색 페이지의 위치를 지정하세요.`,
  badSettings: (file, reason) => `${file}의 설정을 읽지 못했습니다. ${reason}`,
  badSynonyms: (file, reason) => `${file}의 동의어를 읽지 못했습니다. ${reason}`,
  noIndex: (folder) =>
    `${folder} 폴더에 색인이 없습니다. zs-search build 폴더를 먼저 실행하고 폴더/search-index를 지정하세요.`,
  badPort: (port) => `"${port}"은 포트 번호가 아닙니다. 0에서 65535 사이의 숫자를 지정하세요.`,
  portInUse: (port, reason) =>
    `${port} 포트를 열지 못했습니다(${reason}). --port로 다른 포트를 지정하세요.`,
  serving: (address) => `검색 서버: POST ${address}/1/indexes/*/queries`,
  madeRecords: (records, pages, index) =>
    `페이지 ${pages}개에서 레코드 ${records}개를 생성했습니다. 대상 색인: ${index}`,
  dryRun: '드라이런이므로 전송하지 않았습니다.',
  missing: (name, option) => `\`${name}\` is missing. ${option}로 지정하세요.`,
  missingKey:
    '관리자 키가 없습니다. 환경 변수 ALGOLIA_ADMIN_KEY를 설정하고 실행하세요. 키는 저장하지 않습니다.',
  sent: (sent, all) => `${sent} / ${all} 전송`,
  pushed: (index) => `${index} 색인을 새 레코드로 교체했습니다.`,
  pushFailed: (reason) =>
    `호스팅 검색이 요청을 거부했습니다(${reason}). 색인은 변경되지 않았습니다. 아이디, 키, 네트워크 연결을 확인하세요.`,
  fileProblem: (path, reason) => `${path}을 읽거나 쓰지 못했습니다. ${reason}`,
  fault: 'zs-search 내부 오류입니다.',
};
