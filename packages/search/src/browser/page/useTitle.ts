import { useEffect, useState } from 'react';

/** Names the query in the title of the document, in front of the name of the page. */
export function useTitle(query: string): void {
  const [name] = useState(() => document.title);
  useEffect(() => {
    document.title = query === '' ? name : `${query} | ${name}`;
  }, [query, name]);
}
