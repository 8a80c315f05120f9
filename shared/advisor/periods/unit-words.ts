import type { Unit } from './types.ts';

const UNITS: [Unit, string][] = [
  ['day', 'days? dias?'],
  ['weekend', 'weekends? fines?_de_semana fin_de_semana'],
  ['week', 'weeks? semanas?'],
  ['half month', 'fortnights? quincenas?'],
  ['month', 'months? mes meses'],
  ['quarter', 'quarters? trimestres?'],
  ['half', 'half_years? half-years? semestres? semesters?'],
  ['year', 'years? anos?'],
];
const PATTERNS = UNITS.map(([unit, words]) => ({
  unit,
  pattern: new RegExp(`^(?:${words.replaceAll(' ', '|').replaceAll('_', ' ')})$`),
}));

export const UNIT = `(${UNITS.map(([, words]) => words.replaceAll(' ', '|').replaceAll('_', ' ')).join('|')})`;

export function toUnit(word: string): Unit {
  return PATTERNS.find(({ pattern }) => pattern.test(word))?.unit ?? 'month';
}
