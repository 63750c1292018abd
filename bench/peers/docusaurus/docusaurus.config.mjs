/** The settings of its template, with the faster compiler. Its search needs an account. */
export default {
  title: 'Large site',
  url: 'https://example.com',
  baseUrl: '/',
  // The generated pages link to a page that exists only on this site.
  onBrokenLinks: 'ignore',
  i18n: { defaultLocale: 'ko', locales: ['ko'] },
  future: { v4: true, faster: true },
  presets: [['classic', { docs: {}, blog: false }]],
};
