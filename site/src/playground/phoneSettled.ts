/** A phone that has not come by then holds nothing up any more, in milliseconds. */
const PATIENCE = 5000;

const isSettled = ({ dataset }: HTMLElement) =>
  dataset.state !== undefined && dataset.state !== 'loading';

/** Resolves once a phone runs, or has failed, or takes too long. */
export function phoneSettled(phone: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isSettled(phone)) {
        observer.disconnect();
        resolve();
      }
    };
    const observer = new MutationObserver(look);
    observer.observe(phone, { attributeFilter: ['data-state'] });
    setTimeout(() => {
      observer.disconnect();
      resolve();
    }, PATIENCE);
    look();
  });
}
