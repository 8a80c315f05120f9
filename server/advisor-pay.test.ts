import { expect, it } from 'vitest';
import { ask, expectFacts, monthly, plain, type Row, useAdvisorApp } from '#server/testing/advisor-user.ts';

const advisor = useAdvisorApp();

const pay = (day: number, name = 'Nómina Acme') =>
  monthly(30, `2024-06-${day}`, (date): Row => [name, 1_900, date, 'salary']);
const extraPay = (name: string) =>
  [2024, 2025, 2026]
    .flatMap((year) => [`${year}-06-22`, `${year}-12-22`])
    .filter((date) => date < '2026-11-24')
    .map((date): Row => [name, 1_700, date, 'salary']);

const QUESTIONS = ['Which day do I get paid?', '¿Qué día cobro?'];

it.each([
  ['before it', 23, 'Paga extra', ['23 December', '22 December'], ['23 de diciembre', '22 de diciembre']],
  ['soon after it', 20, 'Paga extra', ['20 December', '22 December'], ['20 de diciembre', '22 de diciembre']],
  [
    'under the same name',
    23,
    'Nómina Acme',
    ['23 December', '22 December'],
    ['23 de diciembre', '22 de diciembre'],
  ],
])(
  'names the regular pay first, then an extra pay that comes %s',
  async (_, day, name, inEnglish, inSpanish) => {
    const user = await advisor.signUp([], [...pay(day), ...extraPay(name)]);
    for (const [at, [first = '', second = '']] of [inEnglish, inSpanish].entries()) {
      const answer = await ask(user, { question: QUESTIONS[at] });
      const text = plain(answer);
      expect(text).toContain(first);
      expect(text.indexOf(first)).toBeLessThan(text.indexOf(second));
      expect(text).toMatch(/which is not monthly: €1,700\.00|que no es mensual: 1\.700,00 €/);
      await expectFacts({ app: advisor.app, user }, answer);
    }
  },
);

it('leaves out extra pay that is far off, unless no other pay comes', async () => {
  const rare = monthly(4, '2023-04-10', (date): Row => ['Bonus', 500, date, 'salary']);
  const yearly = [2022, 2023, 2024, 2025, 2026].map((year): Row => [
    'Paga extra',
    1_700,
    `${year}-06-22`,
    'salary',
  ]);
  const both = await advisor.signUp([], [...pay(20), ...yearly]);
  const [question] = QUESTIONS;
  expect(plain(await ask(both, { question }))).toBe(
    '“Nómina Acme” is probably next due on 20 December: €1,900.00.',
  );
  const alone = await advisor.signUp([], [...yearly, ...rare]);
  expect(plain(await ask(alone, { question }))).toMatch(/^“Paga extra” is probably next due on 22 June 2027/);
});

it('distinguishes regular and extra pay among transactions dated after today', async () => {
  const user = await advisor.signUp(
    [],
    [
      ...pay(26),
      ['Nómina Acme', 1_900, '2026-12-26', 'salary'],
      ['Paga extra', 1_700, '2026-11-25', 'salary'],
      ...extraPay('Paga extra'),
    ],
  );
  const answer = await ask(user, { question: QUESTIONS[0] });
  expect(plain(answer)).toBe(
    '“Nómina Acme” is next due on 26 November: €1,900.00. There is also “Paga extra”, which is not monthly: €1,700.00 on 25 November.',
  );
  await expectFacts({ app: advisor.app, user }, answer);
});

it.each([
  ['is my rent going up?', '“Rent” rose from €800.00 to €850.00 on 1 April.'],
  ['has my rent gone up?', '“Rent” rose from €800.00 to €850.00 on 1 April.'],
  ['¿me está subiendo el alquiler?', '«Rent» subió de 800,00 € a 850,00 € el 1 de abril.'],
  ['¿ha subido el alquiler?', '«Rent» subió de 800,00 € a 850,00 € el 1 de abril.'],
])('gives the day and both amounts of a change of price: %s', async (question, text) => {
  const user = await advisor.signUp([
    ...monthly(17, '2024-11-01', (date): Row => ['Rent', 800, date, 'other']),
    ...monthly(8, '2026-04-01', (date): Row => ['Rent', 850, date, 'other']),
    ...monthly(20, '2025-04-03', (date): Row => ['Rental car', 60, date, 'transport']),
  ]);
  const answer = await ask(user, { question });
  expect(plain(answer)).toBe(text);
  await expectFacts({ app: advisor.app, user }, answer);
});
