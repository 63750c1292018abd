import type { SearchSettings as Settings } from '@zs-docs/search';
import { INDEX_FOLDER } from '@zs-docs/search/build';
import { SETTINGS_ID } from '../../client/search/settingsId.ts';
import { href } from '../../settings/paths.ts';
import { siteConfig } from '../../site.config.ts';

const { search, docsVersion, locale, repository } = siteConfig;

/** Name of the embedded index. */
const EMBEDDED_INDEX = 'zs-ui';

/** Search provider and name of its index. */
function provider(): Pick<Settings, 'provider' | 'indexName'> {
  if (search.provider === 'algolia') {
    const { appId, apiKey, indexName, insights = false } = search;
    return { provider: { name: 'algolia', appId, apiKey, insights }, indexName };
  }
  return {
    provider: { name: 'embedded', indexUrl: href(`${INDEX_FOLDER}/`) },
    indexName: EMBEDDED_INDEX,
  };
}

/** Headings of the page about faults that readers ask most about. */
const SYMPTOMS = [
  '스낵바가 보이지 않습니다',
  '다크 모드가 켜지지 않습니다',
  '버튼을 눌러도 반응이 없습니다',
];

/** Settings of the search dialog and the search page, for the browser. */
export const searchSettings: Settings = {
  ...provider(),
  baseUrl: href(''),
  pageUrl: href('search/'),
  facetFilters: [
    `language:${locale}`,
    ['docusaurus_tag:default', `docusaurus_tag:docs-default-${docsVersion.name}`],
  ],
  suggestions: ['Alert', 'BottomSheet', 'ThemeProvider'],
  places: [
    ...SYMPTOMS.map((title) => ({
      title,
      trail: '문제 해결',
      url: `${href('docs/Guide/Troubleshooting/')}#${title.replaceAll(' ', '-')}`,
    })),
    { title: '업그레이드 검사', trail: '도구', url: href('upgrade/') },
    { title: '테마 빌더', trail: '도구', url: href('docs/Theme/themefactory/') },
    { title: '코딩 에이전트', trail: '도구', url: href('docs/Guide/Agents/') },
    { title: 'ZS-ui에 없는 것', trail: '레퍼런스', url: href('docs/Guide/NotIncluded/') },
  ],
  missingResultsUrl: `${repository}/issues/new?title={query}`,
};

/** The settings of the search, once in every document, for its script. */
export function SearchSettings({ settings }: { settings: Settings }) {
  // Escaped, so that `</script>` in a setting cannot close the element.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return (
    <script type="application/json" id={SETTINGS_ID} dangerouslySetInnerHTML={{ __html: json }} />
  );
}
