import { expect, it } from 'vitest';
import { inWholeUnits } from './in-whole-units.ts';

it('shows amounts side by side without decimals, but what was spent never as nothing', () => {
  expect([8.4, 74.2, 25, 0.75, 0.3, 1_240.5].map(inWholeUnits)).toEqual([8, 74, 25, 1, 0.3, 1_240.5]);
});
