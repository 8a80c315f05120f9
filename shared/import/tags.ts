import { ImportError } from './types.ts';

export const CDATA_START = '<![CDATA[';

/** Called for each tag and text in order. Offsets count from the start of the whole text. */
type TagVisitor = {
  /** Names have no namespace prefix. */
  open: (name: string, attributes: string, at: number) => void;
  close: (name: string, at: number) => void;
  /** Entities are replaced, except in CDATA. */
  text: (value: string) => void;
};

/**
 * Walks XML or SGML once from the start to the end, whether or not tags are closed. A `<` that starts no tag is text.
 * Throws ImportError `doctype` for a DOCTYPE or the declaration of an entity.
 */
export function walkTags(text: string, visitor: TagVisitor): void {
  let at = 0;
  while (at < text.length) {
    const start = text.indexOf('<', at);
    if (start < 0) {
      visitor.text(decodeEntities(text.slice(at)));
      return;
    }
    if (start > at) visitor.text(decodeEntities(text.slice(at, start)));
    at = visitTag(text, start, visitor);
  }
}

/** Visits the tag, comment or text that starts at a `<`, and returns the offset after it. */
function visitTag(text: string, start: number, visitor: TagVisitor): number {
  const next = text[start + 1];
  if (next === '!') return visitDeclaration(text, start, visitor);
  if (next === '?') return findEnd(text, '?>', start);
  const end = endOfTag(text, start + 1);
  if (end < 0 || !isNameStart(next === '/' ? text[start + 2] : next)) {
    visitor.text('<');
    return start + 1;
  }
  if (next === '/') visitor.close(localName(text.slice(start + 2, end).trim()), start);
  else openTag(text.slice(start + 1, end), start, visitor);
  return end + 1;
}

function openTag(inside: string, at: number, visitor: TagVisitor): void {
  const isEmpty = inside.endsWith('/');
  const content = isEmpty ? inside.slice(0, -1) : inside;
  const space = content.search(/\s/);
  const name = localName(space < 0 ? content : content.slice(0, space));
  visitor.open(name, space < 0 ? '' : content.slice(space), at);
  if (isEmpty) visitor.close(name, at);
}

function visitDeclaration(text: string, start: number, visitor: TagVisitor): number {
  if (text.startsWith('<!--', start)) return findEnd(text, '-->', start);
  if (text.startsWith(CDATA_START, start)) return visitCdata(text, start, visitor);
  if (/^<!(?:doctype|entity)/i.test(text.slice(start, start + 9))) {
    throw new ImportError('doctype', lineCounter(text)(start));
  }
  visitor.text('<');
  return start + 1;
}

/** Visits the text of a CDATA section, whose signs are not tags. Returns the offset after it. */
export function visitCdata(text: string, start: number, visitor: Pick<TagVisitor, 'text'>): number {
  const end = text.indexOf(']]>', start);
  visitor.text(text.slice(start + CDATA_START.length, end < 0 ? text.length : end));
  return end < 0 ? text.length : end + 3;
}

/** Returns the offset after a mark, or the end of the text if it is missing. */
export function findEnd(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found + mark.length;
}

/** Returns the offset of the tag's `>`, or -1 if another tag begins before it. */
function endOfTag(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 62) return at;
    if (code === 60) return -1;
  }
  return -1;
}

function isNameStart(character: string | undefined): boolean {
  return character !== undefined && /[A-Za-z_]/.test(character);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Finds the value of an attribute in the text after a tag's name; null if there is none. */
export function attributeOf(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|[\\s:])${name}\\s{0,9}=\\s{0,9}["']([^"']{0,99})["']`).exec(attributes);
  return found?.[1] ?? null;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return ENTITIES[name.toLowerCase()] ?? whole;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Returns a function that turns offsets, which must not decrease, into line numbers from 1. */
export function lineCounter(text: string): (offset: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (offset) => {
    while (next >= 0 && next < offset) {
      line += 1;
      next = text.indexOf('\n', next + 1);
    }
    return line;
  };
}
