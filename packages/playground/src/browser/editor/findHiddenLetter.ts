import { tokenizeCode } from './tokenizeCode.ts';

/** A letter of code that readers do not see as what it is, and where. */
export interface HiddenLetter {
  /** Line from 1. */
  line: number;
  /** `U+2028` */
  letter: string;
}

/**
 * Letters that nobody sees, that turn the order of others or end a line where the editor shows none:
 * with them code reads as other than it runs. Half a letter (a surrogate alone) becomes another in UTF-8.
 */
const HIDDEN = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]|(?![\t\n\r])\p{Cc}/u;

/** Spaces other than that of the keyboard, which belong into texts alone. */
const ODD_SPACE = /(?! )\p{Zs}/u;

/** Emoji are joined and coloured by letters that are hidden elsewhere. */
const EMOJI =
  /\p{Extended_Pictographic}[\ufe0e\ufe0f]?\p{Emoji_Modifier}?(?:\u200d\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)*|[#*0-9]\ufe0f\u20e3/gu;

const TEXTS: readonly string[] = ['string', 'attr-value', 'plain-text', 'comment'];

const withoutEmoji = (code: string) => code.replace(EMOJI, (emoji) => '.'.repeat(emoji.length));

/** The code with its texts blotted out; lines and places stay. */
const withoutTexts = (code: string) =>
  tokenizeCode(code)
    .tokens.map((token) => {
      if (typeof token === 'string') {
        return token;
      }
      const text = String(token.content);
      return TEXTS.includes(token.type) ? text.replace(/[^\n]/g, '.') : text;
    })
    .join('');

/**
 * Finds the first letter by which code hides what it does.
 * @example findHiddenLetter('a;\n// \u2028 b();') // { line: 2, letter: 'U+2028' }
 * findHiddenLetter('// 👩‍👧') // undefined
 */
export function findHiddenLetter(code: string): HiddenLetter | undefined {
  const found = HIDDEN.exec(withoutEmoji(code)) ?? ODD_SPACE.exec(withoutTexts(code));
  if (!found) {
    return undefined;
  }
  const number = found[0].codePointAt(0) ?? 0;
  return {
    line: code.slice(0, found.index).split('\n').length,
    letter: `U+${number.toString(16).toUpperCase().padStart(4, '0')}`,
  };
}
