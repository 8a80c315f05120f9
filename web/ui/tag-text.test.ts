import { expect, it } from 'vitest';
import { findTagsError } from './tag-text.ts';

const TEN = Array.from({ length: 10 }, (_, index) => `tag ${index}`);
const LONG = 'x'.repeat(31);

it.each([
  [[], LONG.slice(1), undefined],
  [[], LONG, 'tooLong'],
  [[LONG], '', 'tooLong'],
  [TEN, ' ', undefined],
  [TEN, 'e', 'tooMany'],
  [[...TEN, 'e'], '', 'tooMany'],
])('with the tags %j and the input %j, the error is %s', (tags, input, expected) => {
  expect(findTagsError(tags, input)).toBe(expected);
});
