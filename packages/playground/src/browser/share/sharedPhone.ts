/** Hash of a share link: name of the example, compressed code. */
export const SHARE_HASH = /^#play=([^:]*):?(.*)$/s;

/** The phone that shows the code of the link in the address, or says that it cannot be read. */
export function sharedPhone(page: ParentNode): HTMLElement | undefined {
  const [, name] = SHARE_HASH.exec(window.location.hash) ?? [];
  const phones = [...page.querySelectorAll<HTMLElement>('[data-phone]')];
  return name === undefined
    ? undefined
    : (phones.find(({ dataset }) => dataset.phone === name) ?? phones[0]);
}
