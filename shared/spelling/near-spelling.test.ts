import { describe, expect, it } from 'vitest';
import { toSearchText } from '../search-text.ts';
import { nearSpelling } from './near-spelling.ts';

/** A later description has more transactions. */
const toTexts = (...descriptions: string[]) =>
  descriptions.map((description, at) => ({
    text: toSearchText(description),
    description,
    count: at + 1,
  }));

describe('the near spelling', () => {
  it.each([
    ['carrefur', 'Carrefour'],
    ['CARREFUR', 'Carrefour'],
    ['carefur', 'Carrefour'],
    ['carrefuor', 'Carrefour'],
    ['cafetría', 'Cafetería'],
    ['peluqueira', 'PELUQUERIA'],
    ['gimnsio', 'Gimnasio'],
    ['netflx', 'Netflix'],
    ['buss', 'bus'],
    ['carrefur express', 'Carrefour Express'],
    ['carrefur expr', 'Carrefour Expr'],
    ['segurso', 'seguros'],
    ['gran strase', 'gran strasse'],
  ])('of %s is %s', (typed, meant) => {
    const texts = toTexts(
      'bus',
      'Gimnasio Luz',
      'Pago Netflix',
      'PELUQUERIA-RIZOS',
      'Cafetería Sol',
      'Carrefour Express',
      'La Gran Straße',
      'Dos seguros',
    );
    expect(nearSpelling(typed, texts)).toBe(meant);
  });

  it.each([
    ['luz', 'a text contains it'],
    ['carrefour', 'a text contains it'],
    ['crf', 'it is too short for another spelling'],
    ['bos', 'it is too short for another spelling'],
    ['netfxl', 'it is two letters away, and one is allowed from four'],
    ['karefuur express', 'it differs in more than two letters'],
    ['carrefur netflix', 'no text has these words next to each other'],
    ['', 'it has no letters'],
    ['>100', 'it has no letters'],
    [`${'x'.repeat(100)}y`, 'nobody misspells such a word'],
    ['one two three four five six sevn', 'it is too long for a name'],
  ])('of %s is none: %s', (typed) => {
    expect(nearSpelling(typed, toTexts('bus', 'Luz', 'Netflix', 'Carrefour Express', 'x'.repeat(100)))).toBe(
      undefined,
    );
  });
});
