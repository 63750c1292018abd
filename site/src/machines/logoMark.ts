/** The mark: a phone in the toolkit's orange whose sheet slides up in the stroke of a Z. */
export const logoMark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 38 56"><rect width="38" height="56" rx="10" fill="#FF9F06"/><path d="M10 15h18L10 41h18" fill="none" stroke="#1f1a14" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** The mark centred on a square, for icons. `background` fills the square where a platform crops it. */
export function iconSvg(background?: string): string {
  const ground = background ? `<rect width="64" height="64" fill="${background}"/>` : '';
  const scaled = logoMark.replace('<svg ', '<svg x="15.25" y="7" width="33.5" height="50" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}${scaled}</svg>`;
}
