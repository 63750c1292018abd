/** No-op: browsers have no such button, and React Native Web logs an error. */
export function listenForBack(_onBack: () => boolean): () => void {
  return () => {};
}
