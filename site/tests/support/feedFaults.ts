// What the specifications demand of a feed: RFC 4287 of Atom, RSS 2.0 of the RSS Advisory Board. No package of the registry checks it without asking a host.

const RFC3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
const RFC822 = /^(?:\w{3}, )?\d\d? \w{3} \d{4} \d\d:\d\d:\d\d (?:GMT|[+-]\d{4})$/;

const isAddress = (text: string) => /^https?:\/\/[^\s]+$/.test(text) && URL.canParse(text);
const childrenOf = (parent: Element, name: string) =>
  [...parent.children].filter(({ tagName }) => tagName === name);
const textOf = (parent: Element, name: string) => childrenOf(parent, name)[0]?.textContent ?? '';

/** Notes what is not as it should be, with the place. */
type Note = (isRight: boolean, fault: string) => void;

function once(note: Note, parent: Element, names: readonly string[]): void {
  for (const name of names) {
    note(childrenOf(parent, name).length === 1, `${parent.tagName} needs one ${name}`);
    note(textOf(parent, name).trim() !== '', `${parent.tagName}: ${name} is empty`);
  }
}

function unique(note: Note, ids: readonly string[]): void {
  note(new Set(ids).size === ids.length, 'two entries have one id');
}

function checkAtom(note: Note, feed: Element): void {
  const entries = childrenOf(feed, 'entry');
  for (const part of [feed, ...entries]) {
    once(note, part, ['id', 'title', 'updated']);
    note(isAddress(textOf(part, 'id')), `id: ${textOf(part, 'id')}`);
    for (const name of ['updated', 'published']) {
      const date = textOf(part, name);
      note(date === '' || RFC3339.test(date), `${name}: ${date}`);
    }
    for (const link of childrenOf(part, 'link')) {
      note(isAddress(link.getAttribute('href') ?? ''), `link: ${link.outerHTML}`);
    }
    for (const category of childrenOf(part, 'category')) {
      note(Boolean(category.getAttribute('term')), 'a category has no term');
    }
    for (const author of childrenOf(part, 'author')) {
      once(note, author, ['name']);
    }
  }
  const rels = childrenOf(feed, 'link').map((link) => link.getAttribute('rel'));
  note(rels.includes('self'), 'the feed has no link to itself');
  for (const entry of entries) {
    const hasAuthor = [entry, feed].some((part) => childrenOf(part, 'author').length > 0);
    note(hasAuthor, 'an entry has no author, nor has the feed');
    const links = childrenOf(entry, 'link').length;
    note(links > 0 || childrenOf(entry, 'content').length === 1, 'an entry leads nowhere');
  }
  unique(
    note,
    entries.map((entry) => textOf(entry, 'id')),
  );
}

function checkRss(note: Note, rss: Element): void {
  note(rss.getAttribute('version') === '2.0', 'rss has another version');
  const [channel] = childrenOf(rss, 'channel');
  if (!channel) {
    note(false, 'rss has no channel');
    return;
  }
  once(note, channel, ['title', 'link', 'description']);
  const items = childrenOf(channel, 'item');
  for (const part of [channel, ...items]) {
    note(isAddress(textOf(part, 'link')), `link: ${textOf(part, 'link')}`);
    for (const name of ['pubDate', 'lastBuildDate']) {
      const date = textOf(part, name);
      note(date === '' || RFC822.test(date), `${name}: ${date}`);
    }
  }
  for (const item of items) {
    note(Boolean(textOf(item, 'title') || textOf(item, 'description')), 'an item has no text');
    const author = textOf(item, 'author');
    note(author === '' || author.includes('@'), `author is no e-mail address: ${author}`);
    const [guid] = childrenOf(item, 'guid');
    const isLink = guid && guid.getAttribute('isPermaLink') !== 'false';
    note(!isLink || isAddress(guid.textContent ?? ''), `guid: ${guid?.textContent}`);
  }
  unique(
    note,
    items.map((item) => textOf(item, 'guid') || textOf(item, 'link')),
  );
}

/**
 * Finds what a feed has against its specification.
 * @param text a feed: Atom or RSS
 * @returns a line for each fault; none for a valid feed
 */
export function feedFaults(text: string): string[] {
  const faults: string[] = [];
  const note: Note = (isRight, fault) => {
    if (!isRight) {
      faults.push(fault);
    }
  };
  const { documentElement: root } = new DOMParser().parseFromString(text, 'application/xml');
  if (root.querySelector('parsererror') || root.tagName === 'parsererror') {
    return ['it is no XML'];
  }
  if (root.tagName === 'rss') {
    checkRss(note, root);
  } else {
    note(root.namespaceURI === 'http://www.w3.org/2005/Atom', 'it is neither RSS nor Atom');
    checkAtom(note, root);
  }
  return faults;
}
