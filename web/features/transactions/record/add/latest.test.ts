import { expect, test } from 'vitest';
import { oneOfEach, withoutParts } from './latest.ts';

test('of transactions with one description the latest remains, in any case', () => {
  const items = [
    { description: 'Rent', amount: 910 },
    { description: 'Coffee', amount: 2 },
    { description: 'rent ', amount: 900 },
  ];
  expect(oneOfEach(items)).toEqual(items.slice(0, 2));
});

test('a part of a split purchase is not repeated as if it were the purchase', () => {
  const whole = { id: 'a', groupId: null };
  expect(withoutParts([{ id: 'b', groupId: 'g' }, whole])).toEqual([whole]);
});
