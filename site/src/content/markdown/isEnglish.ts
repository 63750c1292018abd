const COMMAND = /^(?:npx|npm|yarn|pnpm|cd|git) /;
const WORDS = /^[\w'"’.,:()/<>?!@-]+(?: [\w'"’.,:()/<>?!@-]+){2,}$/;
const SMALL_WORDS = /(?:^| )[a-z]{2,}[ .,:](?:.* )?[a-z]{2,}(?=[ .,:]|$)/;

/**
 * Whether a text is an English sentence, which a Korean voice cannot read: three words or more, two of
 * them no names, and no command.
 * @example isEnglish('multiSet is not a function') // true
 */
export const isEnglish = (text: string): boolean =>
  !COMMAND.test(text) && WORDS.test(text) && SMALL_WORDS.test(text);

/**
 * Language of a text of an author that may be Korean or not, such as a job title; undefined for Korean.
 * @example languageOf('Front End Engineer') // 'en'
 */
export const languageOf = (text: string): 'en' | undefined =>
  /[가-힣]/.test(text) ? undefined : 'en';
