import { expect, it } from 'vitest';
import { createRecentlyUsed } from './recently-used.ts';

const lengthOf = (text: string) => text.length;

it('drops the values that were used longest ago once the total weight is too large', () => {
  const texts = createRecentlyUsed(10, lengthOf);
  texts.set('one', '1111');
  texts.set('two', '2222');
  texts.get('one');
  texts.set('three', '3333');
  expect([texts.get('one'), texts.get('two'), texts.get('three')]).toEqual(['1111', undefined, '3333']);
});

it('counts a replaced value once', () => {
  const texts = createRecentlyUsed(10, lengthOf);
  texts.set('one', '1111');
  for (let times = 0; times < 3; times++) texts.set('two', '2222');
  expect(texts.get('one')).toBe('1111');
});

it('keeps only the newest value if it alone exceeds the limit', () => {
  const texts = createRecentlyUsed(3, lengthOf);
  texts.set('one', '1');
  texts.set('two', '2222');
  expect([texts.get('one'), texts.get('two')]).toEqual([undefined, '2222']);
  texts.set('three', '3');
  expect([texts.get('two'), texts.get('three')]).toEqual([undefined, '3']);
});

it('keeps a limited number of values without weight', () => {
  const texts = createRecentlyUsed(10, lengthOf);
  for (let at = 0; at <= 500; at++) texts.set(String(at), '');
  expect([texts.get('0'), texts.get('1'), texts.get('500')]).toEqual([undefined, '', '']);
});
