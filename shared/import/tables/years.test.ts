import { expect, it } from 'vitest';
import { readTableText } from '../formats/table.ts';

function read(title: string, days: readonly string[]) {
  const rows = days.map((day, at) => `${day};Aa;-${at + 1},00`);
  const text = [title, 'Fecha;Concepto;Importe', ...rows].join('\n');
  const options = { currency: 'EUR', language: 'en', today: '2026-11-27' };
  const { statements, questions } = readTableText(text, options);
  return {
    days: statements.flatMap(({ movements }) => movements.map(({ date }) => date)),
    questions: questions.map(({ code }) => code),
  };
}

it.each([
  ['Extracto de enero de 2026', ['02 ene', '28 dic'], ['2026-01-02', '2025-12-28']],
  ['Kontoauszug 3/2025', ['02.03.', '15.12.'], ['2025-03-02', '2024-12-15']],
  ['2025年4月 ご利用明細', ['4月30日', '12月14日'], ['2025-04-30', '2024-12-14']],
  ['Movimientos 2025', ['02/03', '15/12'], ['2025-03-02', '2025-12-15']],
])('days without a year get the year in the title "%s"', (title, days, expected) => {
  expect(read(title, days)).toEqual({ days: expected, questions: [] });
});

it.each(['Tarjeta 2023', 'Cuenta **** 2023', 'Movimientos 2087', 'Movimientos'])(
  'days without a year lead to a question below "%s"',
  (title) => {
    const { days, questions } = read(title, ['02/03', '15/12']);
    expect(days).toEqual(['2026-03-02', '2025-12-15']);
    expect(questions).toContain('year');
  },
);
