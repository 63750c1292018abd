import type { DeviceApp } from '../../shared/deviceApp.ts';
import type { HostText } from '../../shared/text/text.ts';
import { loaded } from '../loaded.ts';

/**
 * Downloads code as an app.
 * @param name of the example
 * @returns what to tell the reader, and the app if it was saved
 */
export async function saveApp(
  name: string,
  loadApp: () => Promise<DeviceApp>,
  readSource: () => Promise<string>,
  text: HostText,
): Promise<{ message: string; app?: DeviceApp }> {
  const parts = await loaded(Promise.all([import('./downloadApp.ts'), loadApp()]));
  if (!parts) {
    return { message: text.appFailed(navigator.onLine) };
  }
  const [{ downloadApp }, app] = parts;
  return { message: text.appSaved(downloadApp(app, name, await readSource())), app };
}
