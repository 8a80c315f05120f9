import { CDATA_START, findEnd, visitCdata } from '../tags.ts';
import { decodeEntities } from './entities.ts';

/** Called for each tag and text in order. Names of tags are in lower case, without a prefix. */
type TokenVisitor = {
  open: (name: string, attributes: string, at: number) => void;
  close: (name: string) => void;
  text: (value: string) => void;
};

/** A tag whose quotes never close ends after this many characters. */
const MAX_TAG_LENGTH = 5_000;
/** Elements whose content the page does not show. */
const HIDDEN_ELEMENTS: ReadonlySet<string> = new Set([
  'script',
  'style',
  'head',
  'title',
  'noscript',
  'template',
  'comment',
  'styles',
  'xml',
]);

/** Walks a page once from start to end. Tags need not be closed, and may be nested to any depth. */
export function walkPage(text: string, visitor: TokenVisitor): void {
  const closings = new Closings(text);
  let at = 0;
  while (at < text.length) {
    const start = text.indexOf('<', at);
    if (start !== at) visitor.text(decodeEntities(text.slice(at, start < 0 ? text.length : start)));
    if (start < 0) return;
    at = visitTag(text, start, visitor, closings);
  }
}

function visitTag(text: string, start: number, visitor: TokenVisitor, closings: Closings): number {
  if (text.startsWith('<!--', start)) return findEnd(text, '-->', start + 4);
  if (text.startsWith(CDATA_START, start)) return visitCdata(text, start, visitor);
  const next = text.charAt(start + 1);
  if (next === '!' || next === '?') return findEnd(text, '>', start);
  const name = /^\/?([A-Za-z][\w:.-]{0,40})/.exec(text.slice(start + 1, start + 50));
  if (name === null) {
    visitor.text('<');
    return start + 1;
  }
  const end = endOfTag(text, start + 1);
  const local = (name[1] ?? '').toLowerCase().replace(/^.*:/, '');
  if (next === '/') visitor.close(local);
  else if (HIDDEN_ELEMENTS.has(local) && text.charAt(end - 1) !== '/') return closings.after(local, end + 1);
  else {
    visitor.open(local, text.slice(start + 1 + name[0].length, end), start);
    if (text.charAt(end - 1) === '/') visitor.close(local);
  }
  return end + 1;
}

/** Returns the offset of the tag's `>`; one in quotes is part of a value. */
function endOfTag(text: string, from: number): number {
  const limit = Math.min(text.length, from + MAX_TAG_LENGTH);
  let quote = '';
  let first = -1;
  for (let at = from; at < limit; at++) {
    const sign = text.charAt(at);
    if (sign === '>') {
      if (quote === '') return at;
      if (first < 0) first = at;
    } else if (quote !== '') quote = sign === quote ? '' : quote;
    else if ((sign === '"' || sign === "'") && text.charAt(at - 1) === '=') quote = sign;
  }
  return first < 0 ? limit : first;
}

/** Finds closing tags, and searches for a missing one only once. */
class Closings {
  readonly #missing = new Set<string>();
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the offset after the closing tag, or `from` if there is none. */
  after(name: string, from: number): number {
    if (this.#missing.has(name)) return from;
    const closing = new RegExp(`</(?:\\w{1,20}:)?${name}\\s{0,20}>`, 'gi');
    closing.lastIndex = from;
    const found = closing.exec(this.#text);
    if (found === null) this.#missing.add(name);
    return found === null ? from : closing.lastIndex;
  }
}
