/** A colour in markup; split() keeps it, as it is a group. */
const COLOR = /(rgba?\([^)]*\)|#[0-9a-fA-F]{3,8}\b)/;

/**
 * Merges the markup of both colour modes: colours that differ become `light-dark()`. Returns the light
 * markup where more than colours differs.
 * @example mergePosters('<i style="color:#fff">', '<i style="color:#000">') // '<i style="color:light-dark(#fff,#000)">'
 */
export function mergePosters(light: string, dark: string): string {
  const lights = light.split(COLOR);
  const darks = dark.split(COLOR);
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
 * Shortens colours in style attributes.
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

/** Rules without effect on a poster: for touch and interaction, and old names of `::placeholder`. */
const INEFFECTIVE_RULE =
  /:-ms-input-|::-(?:moz|webkit-input)-placeholder|\{(?:pointer-events|-webkit-overflow-scrolling):[^;]*;\}$/;

/**
 * Keeps the rules of a style sheet that markup uses, and that have a visible effect.
 * @example usedRules('.a{top:0}\n.b{top:0}', '<i class="a">') // '.a{top:0}'
 */
export function usedRules(css: string, html: string): string {
  const used = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(' ')),
  );
  const rules = css.split('\n').filter((rule) => rule !== '' && !INEFFECTIVE_RULE.test(rule));
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
