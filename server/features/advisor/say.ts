import type { Piece } from '#shared/contract/advisor.ts';

/** What stands in a template: plain words, a figure, or a part of a sentence. */
export type Part = string | Piece | readonly Piece[];

/** Fills the `{{…}}` of a text. Throws where one has no part, so that no sentence has a hole. */
export function say(template: string, parts: Record<string, Part> = {}): Piece[] {
  const pieces = template.split(/(\{\{\w+\}\})/).flatMap((text): readonly Piece[] => {
    const name = /^\{\{(\w+)\}\}$/.exec(text)?.[1];
    if (name === undefined) return text === '' ? [] : [{ text }];
    const part = parts[name];
    if (part === undefined) throw new Error(`The text '${template}' has no '${name}'.`);
    return toPieces(part);
  });
  return joined(pieces);
}

/** Words of the person, or a name that they may have given. */
export function quoted(text: string): Piece {
  return { text, isQuoted: true };
}

/** The same in the quotes of the language. */
export function inQuotes({ texts }: { texts: { quote: string } }, text: string): Piece {
  return quoted(texts.quote.replace('{{text}}', () => text));
}

/** Some pieces with one text between each two, and another before the last. */
export function listed(items: readonly Part[], between: string, last: string): Piece[] {
  return joined(
    items.flatMap((item, at) => {
      const gap = at === 0 ? [] : [{ text: at === items.length - 1 ? last : between }];
      return [...gap, ...toPieces(item)];
    }),
  );
}

/** Sentences one after the other. */
export function joinSentences(sentences: readonly Piece[][]): Piece[] {
  return joined(sentences.flatMap((each, at) => (at === 0 ? each : [{ text: ' ' }, ...each])));
}

function toPieces(part: Part): readonly Piece[] {
  if (typeof part === 'string') return part === '' ? [] : [{ text: part }];
  return Array.isArray(part) ? part : [part as Piece];
}

/** Plain neighbours become one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    const isPlain = (each: Piece) => each.factId === undefined && each.isQuoted === undefined;
    if (last !== undefined && isPlain(last) && isPlain(piece)) last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}
