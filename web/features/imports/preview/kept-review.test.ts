import { expect, it } from 'vitest';
import { startPreview } from './decisions.ts';
import { toReviewInputs, findSameReview, type KeptReview } from './kept-review.ts';

const reading = {};
const inputs = {
  files: [{ reading }],
  choices: { chosen: { 'f/0': 's', 'g/0': 't' } },
  categories: { map: { food: 'groceries', fun: 'leisure' } },
};
const kept: KeptReview = {
  start: { inputs: toReviewInputs(inputs), reviewId: 'r', parts: { parts: [], movements: [] } },
  rows: [],
  preview: startPreview([]),
  settled: { answers: {}, drafts: [] },
};

it('keeps a review of the same files, sources and categories', () => {
  const same = {
    files: [{ reading }],
    choices: { chosen: { 'g/0': 't', 'f/0': 's' } },
    categories: { map: { fun: 'leisure', food: 'groceries' } },
  };
  expect(findSameReview(kept, toReviewInputs(same))).toBe(kept);
  expect(findSameReview(undefined, toReviewInputs(same))).toBeUndefined();
});

it.each([
  ['a file that was read again', { files: [{ reading: {} }] }],
  ['another file', { files: [{ reading }, { reading: {} }] }],
  ['another source', { choices: { chosen: { 'f/0': 't', 'g/0': 't' } } }],
  ['another category', { categories: { map: { food: 'home', fun: 'leisure' } } }],
])('forgets a review after %s', (_, changed) => {
  expect(findSameReview(kept, toReviewInputs({ ...inputs, ...changed }))).toBeUndefined();
});
