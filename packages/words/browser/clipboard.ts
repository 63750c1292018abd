/** Copies a text; false where the reader or a policy denies it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Denied, or not there: over plain http no script has the clipboard.
    return copySelected(text);
  }
}

/** Copies as a reader would, who selects a text and presses the keys: Safari copies nothing else. */
export function copySelected(text: string): boolean {
  const { activeElement } = document;
  const field = document.createElement('textarea');
  field.value = text;
  // Else a keyboard rises on a phone, and the page scrolls to the field.
  field.readOnly = true;
  field.style.position = 'fixed';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (activeElement instanceof HTMLElement) {
    activeElement.focus({ preventScroll: true });
  }
  return isCopied;
}

/** Copies an address; where the clipboard is closed, false, and it is the address of the page. */
export async function copyAddress(address: URL): Promise<boolean> {
  const isCopied = await copyText(address.href);
  if (!isCopied) {
    try {
      history.replaceState(history.state, '', address);
    } catch (error) {
      // Safari, after a hundred of them in half a minute.
      console.warn(error);
    }
  }
  return isCopied;
}
