import { expect, test } from 'vitest';
import { onePerDescription, withoutParts } from './latest.ts';

test('keeps the latest transaction of each description, ignoring case', () => {
  const items = [
    { description: 'Rent', amount: 910 },
    { description: 'Coffee', amount: 2 },
    { description: 'rent ', amount: 900 },
  ];
  expect(onePerDescription(items)).toEqual(items.slice(0, 2));
});

test('leaves out parts of split purchases', () => {
  const whole = { id: 'a', groupId: null };
  expect(withoutParts([{ id: 'b', groupId: 'g' }, whole])).toEqual([whole]);
});
