/** Its newest compiler, and what its own template sets; it has no search without an account. */
export default {
  title: 'Large site',
  url: 'https://example.com',
  baseUrl: '/',
  // The pages link to one that only our site has.
  onBrokenLinks: 'ignore',
  i18n: { defaultLocale: 'ko', locales: ['ko'] },
  future: { v4: true, faster: true },
  presets: [['classic', { docs: {}, blog: false }]],
};
