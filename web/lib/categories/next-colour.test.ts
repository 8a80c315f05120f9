import { expect, it } from 'vitest';
import { CATEGORY_COLOURS } from '#shared/category-looks.ts';
import { nextColour } from './next-colour.ts';

it('gives new categories different colours as long as there are some, then the least used', () => {
  const chosen: { colour: ReturnType<typeof nextColour> }[] = [];
  for (let count = 0; count < CATEGORY_COLOURS.length; count++) chosen.push({ colour: nextColour(chosen) });
  expect(new Set(chosen.map(({ colour }) => colour))).toEqual(new Set(CATEGORY_COLOURS));
  const [first] = CATEGORY_COLOURS;
  expect(nextColour([...chosen, { colour: first }, { colour: null }])).toBe(CATEGORY_COLOURS[1]);
});
