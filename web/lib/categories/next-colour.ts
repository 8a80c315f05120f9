import { CATEGORY_COLOURS, type CategoryColour } from '#shared/category-looks.ts';

/** Chooses the colour that the fewest other categories have; of several, the first in the list. */
export function nextColour(others: readonly { colour: CategoryColour | null }[]): CategoryColour {
  const uses = (colour: CategoryColour) => others.filter((other) => other.colour === colour).length;
  const [next = 'blue'] = CATEGORY_COLOURS.toSorted((a, b) => uses(a) - uses(b));
  return next;
}
