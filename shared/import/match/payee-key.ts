import { cleanName, MAX_NAMED_LENGTH } from './clean-name.ts';
import { fold } from './fold.ts';
import { cut } from './text-line.ts';

/**
 * The folded name by which texts belong to one payee: 'COMPRA TARJ. 0000XXXXXXXX1234 MERCADONA 0456' and 'Mercadona'
 * are 'mercadona'. Numbers count only where there are no words. Empty without letters and digits.
 */
export function payeeKey(line: string): string {
  const folded = fold(cleanName(cut(line, MAX_NAMED_LENGTH)));
  if (!/\p{N}/u.test(folded)) return folded;
  const words = folded.split(' ').filter((word) => !/^\p{N}+$/u.test(word));
  return words.length === 0 ? folded : words.join(' ');
}

/**
 * Remembers the keys of texts, of which an account has the same ones again and again. Texts that differ in their digits
 * only have one key, unless digits are part of it.
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
