/** Forms of a particle: after a consonant, after a vowel. */
const PARTICLES = ['은는', '이가', '을를', '과와'];

/** Digits whose Korean name ends in a consonant: 영, 일, 삼, 육, 칠, 팔. */
const ENDS_IN_CONSONANT = /[013678]$/;

/** Digits after which `로` stays: those of a vowel, and of ㄹ. */
const TAKES_RO = /[1245789]$/;

/** The form of a particle that a number takes. */
function particleAfter(version: string, particle: string): string {
  if (particle.endsWith('로')) {
    return TAKES_RO.test(version) ? '로' : '으로';
  }
  const forms = PARTICLES.find((pair) => pair.includes(particle)) ?? '';
  return forms.charAt(ENDS_IN_CONSONANT.test(version) ? 0 : 1);
}

/**
 * Writes the documented version into a text, with the particle that it takes.
 * @example fillVersion('{{version}}는 **{{version}}**를', '1.2.3') // '1.2.3은 **1.2.3**을'
 * fillVersion('{{version}}로 {{version}}입니다', '1.2.6') // '1.2.6으로 1.2.6입니다'
 */
export const fillVersion = (text: string, version: string): string =>
  text.replace(
    /\{\{version\}\}([*`]*)(?:(은|는|이|가|을|를|과|와|으로|로)(?![가-힣]))?/g,
    (_, marks: string, particle: string | undefined) =>
      version + marks + (particle === undefined ? '' : particleAfter(version, particle)),
  );
