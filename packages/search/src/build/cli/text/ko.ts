import type { CliText } from './cliText.ts';

export const ko: CliText = {
  help: `zs-search: HTML 폴더에 한국어에 강한 검색을 붙입니다.

  zs-search build 폴더 [--base /docs/] [--inject]
      빌드된 사이트의 HTML을 읽어 색인을 폴더/search-index/에 적습니다.
      --base 경로       폴더를 제공하는 경로 (기본값: /)
      --inject          모든 페이지에 검색 창을 넣고 검색 페이지도 만듭니다.
      --page 경로       검색 페이지의 위치 (기본값: search/)
      --settings 파일   suggestions, missingResultsUrl 같은 설정을 담은 JSON (--inject와 함께)
      --synonyms 파일   [{ "use": 문서의 말, "also": [독자의 말] }] 모양의 JSON
      --category 이름   묶음을 밝히지 않은 페이지의 묶음 (기본값: 문서)
      --articles-only   <main>에 <article>이 하나인 페이지만 읽습니다. 목록 페이지가 빠집니다.
      --out 이름        폴더 안에서 색인을 적을 곳 (기본값: search-index)

  zs-search serve 색인폴더 [--port 7700] [--host 127.0.0.1]
      호스팅 검색과 같은 방식으로 POST /1/indexes/*/queries에 답합니다.

  zs-search push 폴더 --app 아이디 --index 이름 [--base /docs/] [--synonyms 파일]
                 [--articles-only] [--dry-run]
      빌드된 사이트의 레코드를 호스팅 검색에 보냅니다. 키: ALGOLIA_ADMIN_KEY

  zs-search --help, --version`,
  unknownCommand: (command) =>
    `"${command}" 명령은 없습니다. build, serve, push 가운데 하나를 쓰십시오. 사용법: zs-search --help`,
  unknownOption: (option, command) =>
    `zs-search ${command}에 ${option} 옵션은 없습니다. 옵션 목록: zs-search --help`,
  badOption: (option, reason, command) =>
    `zs-search ${command}의 ${option} 옵션을 이렇게 쓸 수 없습니다(${reason}). 사용법: zs-search --help`,
  noFolder: (command) => `폴더를 알려 주지 않았습니다. 예: zs-search ${command} dist`,
  unreadableFolder: (folder) =>
    `${folder} 폴더를 읽지 못했습니다. 사이트를 먼저 빌드하거나 경로를 확인하십시오.`,
  nothingFound: (folder) =>
    `${folder} 폴더에서 검색할 글을 찾지 못했습니다. 빌드된 사이트의 폴더가 맞는지 확인하십시오.`,
  category: '문서',
  tooLarge: (pages, most) =>
    `검색할 페이지가 ${pages}쪽이라 색인 파일의 한도인 ${most}쪽을 넘습니다. 이보다 크면 검색 한 번에 받는 양이 지나치게 많습니다. zs-search push로 레코드를 호스팅 검색에 보내십시오.`,
  isLong: (letters, most) =>
    `색인에 담긴 글이 ${letters}자로 ${most}자를 넘어 느린 회선에서는 검색이 늦어집니다. zs-search push로 레코드를 호스팅 검색에 보내세요.`,
  built: (pages, sections, folder) => `${pages}쪽, ${sections}개 절을 ${folder}에 적었습니다.`,
  injected: (pages) => `${pages}쪽에 검색 창을 넣었습니다. / 또는 Ctrl+K로 엽니다.`,
  wroteSearchPage: (file) => `검색 페이지: ${file}`,
  pageIsTaken: (file) =>
    `${file}은 이미 사이트의 페이지입니다. --page로 검색 페이지의 위치를 따로 정하십시오.`,
  badSettings: (file, reason) => `${file}의 설정을 읽지 못했습니다. ${reason}`,
  badSynonyms: (file, reason) => `${file}의 동의어를 읽지 못했습니다. ${reason}`,
  noIndex: (folder) =>
    `${folder} 폴더에 색인이 없습니다. zs-search build 폴더로 먼저 만들고 폴더/search-index를 알려 주십시오.`,
  badPort: (port) => `"${port}"은 포트가 아닙니다. 0에서 65535 사이의 숫자를 쓰십시오.`,
  portInUse: (port, reason) =>
    `${port} 포트를 열지 못했습니다(${reason}). --port로 다른 포트를 고르십시오.`,
  serving: (address) => `검색 서버: POST ${address}/1/indexes/*/queries`,
  madeRecords: (records, pages, index) =>
    `${pages}쪽에서 레코드 ${records}개를 만들었습니다. 대상 색인: ${index}`,
  dryRun: '시험 실행이므로 아무것도 보내지 않았습니다.',
  missing: (name, option) => `\`${name}\` is missing. ${option}로 알려 주십시오.`,
  missingKey:
    '관리자 키가 없습니다. 환경 변수 ALGOLIA_ADMIN_KEY에 넣어 실행하십시오. 키는 어디에도 저장하지 않습니다.',
  sent: (sent, all) => `${sent} / ${all} 보냄`,
  pushed: (index) => `${index} 색인을 새 레코드로 바꿨습니다.`,
  pushFailed: (reason) =>
    `호스팅 검색이 받지 않았습니다(${reason}). 색인은 그대로입니다. 아이디와 키, 연결을 확인하십시오.`,
  fileProblem: (path, reason) => `${path}을 읽거나 쓰지 못했습니다. ${reason}`,
  fault: 'zs-search 자체의 문제입니다.',
};
