/** Splits markup where a colour may stand, keeping the separators. */
const PARTS = /(rgba?\([^)]*\)|#[0-9a-fA-F]{3,8}\b)/;

/**
 * One markup for both colour modes: where only colours differ, each becomes `light-dark()`.
 * Markup that differs in more than its colours stays light.
 * @example mergePosters('<i style="color:#fff">', '<i style="color:#000">') // '<i style="color:light-dark(#fff,#000)">'
 */
export function mergePosters(light: string, dark: string): string {
  const lights = light.split(PARTS);
  const darks = dark.split(PARTS);
  const alike =
    lights.length === darks.length &&
    lights.every((part, index) => part === darks[index] || index % 2 === 1);
  if (!alike) {
    return light;
  }
  return lights
    .map((part, index) => (part === darks[index] ? part : `light-dark(${part},${darks[index]})`))
    .join('');
}

/**
 * Colours of styles in fewer letters; its texts stay as they are.
 * @example shortenColours('<i style="color:rgb(255, 0, 0)">') // '<i style="color:#ff0000">'
 */
export function shortenColours(html: string): string {
  const hex = (channel: string) => Number(channel).toString(16).padStart(2, '0');
  return html.replaceAll(/ style="[^"]*"/g, (style) =>
    style.replaceAll(
      /rgb\((\d+), (\d+), (\d+)\)/g,
      (_rgb, ...channels: string[]) => `#${channels.slice(0, 3).map(hex).join('')}`,
    ),
  );
}

/** What a picture has no use for: answers to fingers, and older names of `::placeholder`. */
const UNSEEN =
  /:-ms-input-|::-(?:moz|webkit-input)-placeholder|\{(?:pointer-events|-webkit-overflow-scrolling):[^;]*;\}$/;

/**
 * Keeps the rules of a style sheet that some markup uses and an eye can see.
 * @example usedRules('.a{top:0}\n.b{top:0}', '<i class="a">') // '.a{top:0}'
 */
export function usedRules(css: string, html: string): string {
  const used = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(' ')),
  );
  const rules = css.split('\n').filter((rule) => rule !== '' && !UNSEEN.test(rule));
  const isKeyframes = (rule: string) => /^@[\w-]*keyframes/.test(rule);
  const kept = rules.filter((rule) => {
    const names = [...(rule.split('{')[0] ?? '').matchAll(/\.([\w-]+)/g)];
    return (
      !isKeyframes(rule) && names.length > 0 && names.every(([, name]) => used.has(name ?? ''))
    );
  });
  const text = kept.join('');
  const motions = rules.filter((rule) => {
    const name = /^@keyframes ([\w-]+)/.exec(rule)?.[1];
    return name !== undefined && text.includes(name);
  });
  return text + motions.join('');
}
