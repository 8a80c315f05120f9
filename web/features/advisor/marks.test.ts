import { expect, test } from 'vitest';
import { withTheirMarks } from './marks.ts';

test('brackets and stops go with the figure that they enclose, and the text stays the same', () => {
  const pieces = [
    { text: 'That is (' },
    { text: '10%', factId: 'f1' },
    { text: '), more than ' },
    { text: '€5.00', factId: 'f2' },
    { text: '.' },
  ];
  const marked = withTheirMarks(pieces);
  expect(marked.filter(({ factId }) => factId)).toEqual([
    { text: '10%', factId: 'f1', before: '(', after: '),' },
    { text: '€5.00', factId: 'f2', before: '', after: '.' },
  ]);
  const all = marked.map(({ before, text, after }) => `${before}${text}${after}`).join('');
  expect(all).toBe(pieces.map(({ text }) => text).join(''));
});
