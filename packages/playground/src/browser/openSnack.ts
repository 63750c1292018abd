import { SNACK_URL, type SnackApp, toSnack, toSnackUrl } from '../shared/snack.ts';

/** Opens an example in Expo Snack, in another tab; long code goes by a form. */
export function openSnack(app: SnackApp, title: string, source: string): void {
  const fields = toSnack(app, title, source);
  const url = toSnackUrl(fields);
  if (url) {
    window.open(url, '_blank', 'noopener');
    return;
  }
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = SNACK_URL;
  form.target = '_blank';
  form.rel = 'noopener';
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
