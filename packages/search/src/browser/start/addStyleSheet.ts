/** Adds a style sheet to the page. Rejects when it fails to load; the next call tries again. */
export function addStyleSheet(url: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The style sheet ${url} could not be loaded.`));
    };
    document.head.append(link);
  });
}
