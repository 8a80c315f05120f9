import { expect, test } from 'vitest';
import { attachPunctuation } from './punctuation.ts';

test('punctuation around a figure is attached to it, and the whole text stays the same', () => {
  const pieces = [
    { text: 'That is (' },
    { text: '10%', factId: 'f1' },
    { text: '), more than ' },
    { text: '€5.00', factId: 'f2' },
    { text: '.' },
  ];
  const marked = attachPunctuation(pieces);
  expect(marked.filter(({ factId }) => factId)).toEqual([
    { text: '10%', factId: 'f1', before: '(', after: '),' },
    { text: '€5.00', factId: 'f2', before: '', after: '.' },
  ]);
  const joined = marked.map(({ before, text, after }) => `${before}${text}${after}`).join('');
  expect(joined).toBe(pieces.map(({ text }) => text).join(''));
});
