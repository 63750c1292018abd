/** Requests that run or have succeeded, by the name of their file. */
const requests = new Map<string, Promise<unknown>>();

async function fetchJson(name: string): Promise<unknown> {
  const address = `${import.meta.env.BASE_URL}${name}`;
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return response.json();
}

/**
 * A JSON file of the site, fetched once; asks again after an error.
 * @param name of the file: `versions.json`
 */
export function loadJson<File>(name: string): Promise<File> {
  const request =
    requests.get(name) ??
    fetchJson(name).catch((error: unknown) => {
      requests.delete(name);
      throw error;
    });
  requests.set(name, request);
  return request as Promise<File>;
}
