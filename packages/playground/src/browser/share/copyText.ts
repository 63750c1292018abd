/** Copies a text; false where the reader or a policy denies it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    if (error instanceof DOMException) {
      return false;
    }
    throw error;
  }
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
