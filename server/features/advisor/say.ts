import type { Piece } from '#shared/contract/advisor.ts';

/** The content of a placeholder: plain words, a figure, or a part of a sentence. */
export type Part = string | Piece | readonly Piece[];

/** Fills the placeholders `{{…}}` of a text. Throws if one has no part. */
export function say(template: string, parts: Record<string, Part> = {}): Piece[] {
  const pieces = template.split(/(\{\{\w+\}\})/).flatMap((text): readonly Piece[] => {
    const name = /^\{\{(\w+)\}\}$/.exec(text)?.[1];
    if (name === undefined) return text === '' ? [] : [{ text }];
    const part = parts[name];
    if (part === undefined) throw new Error(`The text '${template}' has no '${name}'.`);
    return toPieces(part);
  });
  return mergePlain(pieces);
}

/** Marks a text as the person's own words, such as a name that they gave. */
export function quoted(text: string): Piece {
  return { text, isQuoted: true };
}

/** Marks a text as the person's own words, and puts it into the language's quotation marks. */
export function inQuotes({ texts }: { texts: { quote: string } }, text: string): Piece {
  return quoted(texts.quote.replace('{{text}}', () => text));
}

/** Joins parts with a separator, and another one before the last part. */
export function joinList(items: readonly Part[], separator: string, lastSeparator: string): Piece[] {
  return mergePlain(
    items.flatMap((item, at) => {
      const gap = at === 0 ? [] : [{ text: at === items.length - 1 ? lastSeparator : separator }];
      return [...gap, ...toPieces(item)];
    }),
  );
}

export function joinSentences(sentences: readonly Piece[][]): Piece[] {
  return mergePlain(sentences.flatMap((each, at) => (at === 0 ? each : [{ text: ' ' }, ...each])));
}

function toPieces(part: Part): readonly Piece[] {
  if (typeof part === 'string') return part === '' ? [] : [{ text: part }];
  return Array.isArray(part) ? part : [part as Piece];
}

/** Merges neighbouring pieces of plain text. */
function mergePlain(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    const isPlain = (each: Piece) => each.factId === undefined && each.isQuoted === undefined;
    if (last !== undefined && isPlain(last) && isPlain(piece)) last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}
