import { routeText } from '../text/behaviour.ts';

/** Puts the error text and a Retry button where the page would stand. */
export function showFailure(retry: () => void): void {
  const main = document.querySelector('main');
  if (!main) {
    return;
  }
  const heading = document.createElement('h1');
  heading.textContent = routeText.failed;
  const help = document.createElement('p');
  help.textContent = routeText.help;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'action';
  button.textContent = routeText.retry;
  button.onclick = retry;
  const box = document.createElement('div');
  box.className = 'failure';
  box.setAttribute('role', 'alert');
  box.append(heading, help, button);
  main.replaceChildren(box);
  document.title = routeText.failed;
  scrollTo(0, 0);
  button.focus();
}
