import { describe, expect, it } from 'vitest';
import { MAX_DESCRIPTION_LENGTH, MAX_FILTER_VALUES } from '../../limits.ts';
import { toSearchText } from '../../search-text.ts';
import { ALL_THINGS, otherSearchesOfThing, searchesOfThing } from './things.ts';

describe('a thing', () => {
  it.each(ALL_THINGS.map(({ words: [first = ''] }) => first))(
    '%s fits into the filter of the history',
    (first) => {
      const searches = searchesOfThing(first) ?? [];
      expect(searches.length).toBeGreaterThan(0);
      expect(searches.length).toBeLessThanOrEqual(MAX_FILTER_VALUES);
      for (const search of searches) {
        expect(search.length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH);
        expect(search).not.toContain(',');
        expect(search).toBe(toSearchText(search));
      }
    },
  );

  it('is searched by whole words, but not in phrases that mean something else', () => {
    expect(searchesOfThing('gas')).toEqual(['"gas" -"gas station"', '"butano"']);
    expect(searchesOfThing('mercadona')).toBeUndefined();
    expect(searchesOfThing('gifts')).toEqual(searchesOfThing('regalo'));
  });

  it('is searched by an ambiguous word of the language only if nothing else is found', () => {
    expect(searchesOfThing('luz', 'en')).not.toContain('"power"');
    expect(otherSearchesOfThing('luz', 'en')).toEqual(['"power" -"power bank" -"power tool" -"power gym"']);
    expect(otherSearchesOfThing('gas', 'en')).toContain('"petrol"');
    expect(otherSearchesOfThing('gas', 'es')).toBeUndefined();
  });
});
