import { expect, it } from 'vitest';
import { slipOfOwn } from './own-words.ts';

const others = Array.from({ length: 2_000 }, (_, at) => `another${at}`);

it('a word may be a slip of one of the 2,000 most frequent words', () => {
  expect(slipOfOwn('mercadoba', ['mercadona', ...others])).toBe('mercadona');
  expect(slipOfOwn('mercadoba', [...others, 'mercadona'])).toBe(undefined);
});
