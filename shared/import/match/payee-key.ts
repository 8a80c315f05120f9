import { cleanName, MAX_NAMED_LENGTH } from './clean-name.ts';
import { fold } from './fold.ts';
import { cut } from './text-line.ts';

/**
 * Returns the folded name that the texts of one payee share: it is 'mercadona' for both 'COMPRA TARJ. 0000XXXXXXXX1234
 * MERCADONA 0456' and 'Mercadona'. Numbers count only if there are no words. Empty without letters and digits.
 */
export function payeeKey(line: string): string {
  const folded = fold(cleanName(cut(line, MAX_NAMED_LENGTH)));
  if (!/\p{N}/u.test(folded)) return folded;
  const words = folded.split(' ').filter((word) => !/^\p{N}+$/u.test(word));
  return words.length === 0 ? folded : words.join(' ');
}

/**
 * Returns `payeeKey` with a memory, since an account has the same texts again and again. Texts that differ only in their
 * digits share one entry, unless digits are part of the key.
 */
export function payeeKeys(): (line: string) => string {
  const byShape = new Map<string, string>();
  const byLine = new Map<string, string>();
  return (line) => {
    const shape = /\d/.test(line) ? line.replace(/\d/g, '0') : line;
    const known = byShape.get(shape) ?? byLine.get(line);
    if (known !== undefined) return known;
    const key = payeeKey(line);
    if (/\d/.test(key)) byLine.set(line, key);
    else byShape.set(shape, key);
    return key;
  };
}
