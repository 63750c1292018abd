/** What placeholders stand for. */
export interface Documented {
  version: string;
  sdk: number;
  template: string;
}

/** Forms of a particle: after a consonant, after a vowel. */
const PARTICLES = ['은는', '이가', '을를', '과와'];

/** Digits whose Korean name ends in a consonant: 영, 일, 삼, 육, 칠, 팔. */
const ENDS_IN_CONSONANT = /[013678]$/;

/** Digits after which `로` stays: those that end in a vowel, or in ㄹ. */
const TAKES_RO = /[1245789]$/;

/** The form of a particle that a number takes. */
function particleAfter(number: string, particle: string): string {
  if (particle.endsWith('로')) {
    return TAKES_RO.test(number) ? '로' : '으로';
  }
  const forms = PARTICLES.find((pair) => pair.includes(particle)) ?? '';
  return forms.charAt(ENDS_IN_CONSONANT.test(number) ? 0 : 1);
}

/**
 * Writes into a text what `{{version}}`, `{{sdk}}` and `{{template}}` stand for. A particle after a
 * number becomes the form that it takes.
 * @example fillPlaceholders('{{version}}는 **{{version}}**를', { version: '1.2.3' }) // '1.2.3은 **1.2.3**을'
 * fillPlaceholders('{{version}}로 {{version}}입니다', { version: '1.2.6' }) // '1.2.6으로 1.2.6입니다'
 */
export const fillPlaceholders = (text: string, { version, sdk, template }: Documented): string =>
  text
    .replaceAll('{{template}}', template)
    .replace(
      /\{\{(version|sdk)\}\}([*`]*)(?:(은|는|이|가|을|를|과|와|으로|로)(?![가-힣]))?/g,
      (_, name: string, marks: string, particle: string | undefined) => {
        const number = name === 'sdk' ? String(sdk) : version;
        return number + marks + (particle === undefined ? '' : particleAfter(number, particle));
      },
    );
