import { Token, type TokenStream } from 'prism-code-editor/prism';

/** Where a piece of code stands; `text` is between the tags of an element. */
type PlaceKind = 'code' | 'tag' | 'endTag' | 'text' | 'template';

/** A place that is open, with the name of its tag. */
export interface Place {
  kind: PlaceKind;
  name: string;
}

/** A piece of code: the group of the pattern that found it, and its text. */
interface Piece {
  kind: string;
  text: string;
}

/**
 * The next piece at each place. An alternative takes what it has read, or gives up within some 100
 * letters, so that the work grows with the length of the code and no faster, whatever stands in it.
 */
const PIECES: Readonly<Record<PlaceKind, RegExp>> = {
  code: /(?<comment>\/\/.*|\/\*[\s\S]*?(?:\*\/|$))|(?<string>"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?)|(?<tick>`)|(?<number>\d[\w.]*)|(?<name>[$_\p{ID_Start}][$\p{ID_Continue}]*)|(?<tag><\/|<(?=[A-Za-z>]|$)(?![A-Za-z]\w{0,99}(?:,| extends )))|(?<regex>\/(?:\\.|\[(?:\\.|[^\]\\\n]){0,9}\]|[^/\\\n[]){1,99}\/[a-z]{0,9})|(?<operator>[%&|^!=<>*/+~?:-])|(?<punctuation>[()[\]{}.,;])|\s+|[\s\S]/uy,
  tag: /(?<comment>\/\*[\s\S]*?(?:\*\/|$))|(?<string>"[^"]*"?|'[^']*'?)|(?<name>[$_\p{ID_Start}][$.:\-\p{ID_Continue}]*)|(?<end>\/?>)|(?<punctuation>\{)|\s+|[\s\S]/uy,
  endTag: /(?<name>[$_\p{ID_Start}][$.:\-\p{ID_Continue}]*)|(?<end>>)|\s+|[\s\S]/uy,
  text: /(?<text>[^<{]+)|(?<tag><\/?)|(?<punctuation>\{)/uy,
  template: /(?<string>(?:\\[\s\S]|\$(?!\{)|[^`\\$])+)|(?<punctuation>\$\{)|(?<tick>`)|[\s\S]/uy,
};

const KEYWORD =
  /^(?:abstract|as|async|await|break|case|catch|class|const|continue|debugger|declare|default|delete|do|else|enum|export|extends|finally|for|from|function|get|if|implements|import|in|infer|instanceof|interface|is|keyof|let|new|null|of|private|protected|public|readonly|return|satisfies|set|static|super|switch|this|throw|try|type|typeof|undefined|var|void|while|yield)$/;
const CONSTANT =
  /^(?:true|false|NaN|Infinity|any|boolean|never|number|string|unknown|[A-Z][A-Z\d_]*)$/;
const BEFORE_TYPE = /^(?:class|extends|implements|instanceof|interface|new|type)$/;

/** Whether what stands before is a value: then `/` divides, and `<` compares. */
const isValue = ({ kind, text }: Piece) =>
  /^(?:string|number|tick)$/.test(kind) ||
  (kind === 'name' && !KEYWORD.test(text)) ||
  /^[)\]]$/.test(text);

function readPiece(code: string, at: number, { kind }: Place, before: Piece): Piece {
  const pattern = PIECES[kind];
  pattern.lastIndex = at;
  const match = pattern.exec(code);
  const groups = Object.entries(match?.groups ?? {});
  const found = groups.find(([, text]) => text !== undefined)?.[0] ?? '';
  const text = match?.[0] ?? code.slice(at);
  const isOperator = kind === 'code' && /^(?:tag|regex)$/.test(found) && isValue(before);
  return isOperator ? { kind: 'operator', text: code.charAt(at) } : { kind: found, text };
}

/** Opens and closes places as a piece does. */
function move(places: Place[], { kind, text }: Piece): void {
  const place = places.at(-1);
  if (kind === 'tag') {
    places.push({ kind: text === '<' ? 'tag' : 'endTag', name: '' });
  } else if (kind === 'name' && place?.kind === 'tag') {
    place.name ||= text;
  } else if (kind === 'end' && place?.kind === 'tag') {
    places.pop();
    if (text === '>') {
      places.push({ kind: 'text', name: place.name });
    }
  } else if (kind === 'end') {
    places.pop();
    if (places.at(-1)?.kind === 'text') {
      places.pop();
    }
  } else if (text === '`' && place?.kind === 'template') {
    places.pop();
  } else if (text === '`') {
    places.push({ kind: 'template', name: '' });
  } else if (kind === 'punctuation' && text.endsWith('{')) {
    places.push({ kind: 'code', name: '' });
  } else if (text === '}' && places.length > 1) {
    places.pop();
  }
}

/** What a word of code is coloured as; nothing for a plain name. */
function typeOfWord(word: string, before: string, next: string): string {
  if (before !== '.' && KEYWORD.test(word)) {
    return 'keyword';
  }
  if (before !== '.' && CONSTANT.test(word)) {
    return 'constant';
  }
  if (BEFORE_TYPE.test(before)) {
    return 'class-name';
  }
  return next === '(' ? 'function' : '';
}

/** The class that a piece is coloured by; nothing for the colour of the block. */
function typeOf({ kind, text }: Piece, place: Place, before: string, next: string): string {
  const inTag = place.kind === 'tag' || place.kind === 'endTag';
  if (kind === 'name' && !inTag) {
    return typeOfWord(text, before, next);
  }
  if (kind === 'name') {
    return place.name === '' ? 'tag' : 'attr-name';
  }
  const types: Readonly<Record<string, string>> = {
    string: inTag ? 'attr-value' : 'string',
    tick: 'string',
    text: 'plain-text',
    tag: '',
    end: '',
    regex: '',
  };
  return types[kind] ?? kind;
}

/** Code with a longer line is not coloured: a browser lays out long lines slowly. */
const MAX_LINE_LENGTH = 999;

/** Code of more pieces is not coloured: each is an element of the page. Examples have up to 2,000. */
const MAX_PIECES = 8000;

const isTooLong = (line: string) => line.length > MAX_LINE_LENGTH;

/**
 * Reads code in TypeScript and JSX for its colours: each letter is read once.
 * @returns the pieces as the editor takes them, all of the code in one where it is not coloured; and
 * the places that are open at the end
 */
export function tokenizeCode(code: string): { tokens: TokenStream; places: readonly Place[] } {
  const top: Place = { kind: 'code', name: '' };
  const plain = { tokens: [code], places: [top] };
  if (code.split('\n').some(isTooLong)) {
    return plain;
  }
  const tokens: TokenStream = [];
  const places = [top];
  let before: Piece = { kind: '', text: '' };
  for (let at = 0; at < code.length; ) {
    if (tokens.length === MAX_PIECES) {
      return plain;
    }
    const place = places.at(-1) ?? top;
    const piece = readPiece(code, at, place, before);
    at += piece.text.length;
    const type = typeOf(piece, place, before.text, code.charAt(at));
    tokens.push(type === '' ? piece.text : new Token(type, piece.text, piece.text, ''));
    move(places, piece);
    if (piece.kind !== '' && piece.kind !== 'comment') {
      before = piece;
    }
  }
  return { tokens, places };
}
