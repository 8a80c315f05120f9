import { expect, it } from 'vitest';
import type { Previous } from '#shared/advisor/types.ts';
import { ask, expectFacts, plain, type Row, useAdvisorApp } from '#server/testing/advisor-user.ts';

const advisor = useAdvisorApp();
const ROWS: Row[] = [
  ['Coffee', 4, '2026-11-03', 'food'],
  ['Taxi', 30, '2026-09-04', 'transport'],
  ['Taxi', 50, '2026-10-04', 'transport'],
  ['Zara', 60, '2026-11-03', 'entertainment'],
  ['Zara', -20, '2026-11-04', 'entertainment'],
  ['Amazon', 89.99, '2026-11-03', 'entertainment'],
  ['Amazon', -89.99, '2026-11-04', 'entertainment'],
  ['Refund of a jacket', -15, '2026-11-05', 'entertainment'],
];
const november = { from: '2026-11-01', to: '2026-11-30' };
const spentAt = (merchant: string): Previous => ({
  intent: 'spend.total',
  slots: { merchant, period: november },
});

it.each<[string, Previous, string, string]>([
  [
    'a word comes before its category',
    { intent: 'spend.total', slots: { merchant: 'coffee', category: 'food', period: november } },
    'You have spent €4.00 on “coffee” in Food this month.',
    'Llevas gastados 4,00 € en «café» de Comida este mes.',
  ],
  [
    'an amount limit stands next to its word',
    { intent: 'records.largest', slots: { merchant: 'taxi', category: 'transport', min: 20 } },
    'Your largest expense in Transport with “taxi” of €20 or more in the last twelve months with this one was “Taxi”',
    'Tu mayor gasto de Transporte con «taxi» de 20 € o más en los últimos doce meses con este incluido fue «Taxi»',
  ],
  [
    'a refund is not hidden',
    spentAt('zara'),
    'You have spent €40.00 on “zara” this month. You spent €60.00 and got €20.00 back.',
    'Llevas gastados 40,00 € en «zara» este mes. Gastaste 60,00 € y te devolvieron 20,00 €.',
  ],
  [
    'nothing is left if all money came back',
    spentAt('amazon'),
    'You have spent €0.00 on “amazon” this month. You spent €89.99 and got €89.99 back.',
    'Llevas gastados 0,00 € en «amazon» este mes. Gastaste 89,99 € y te devolvieron 89,99 €.',
  ],
  [
    'a period before a day has no first day',
    { intent: 'spend.total', slots: { merchant: 'taxi', period: { from: '1900-01-01', to: '2026-09-30' } } },
    'You spent €30.00 on “taxi” up to 30 September.',
    'Gastaste 30,00 € en «taxi» hasta el 30 de septiembre.',
  ],
  [
    'refunds alone are no spending',
    spentAt('refund'),
    'You got €15.00 back from “refund” this month.',
    'Te devolvieron 15,00 € de «refund» este mes.',
  ],
  [
    'an average since a month counts whole months',
    {
      intent: 'spend.average',
      slots: { merchant: 'taxi', per: 'month', period: { from: '2026-09-01', to: '2026-11-24' } },
    },
    'you spend €40.00 a month on “taxi”: €80.00 in 2 months, from 1 September to 31 October.',
    'Gastas de media 40,00 € al mes en «taxi»: 80,00 € en 2 meses, del 1 de septiembre al 31 de octubre.',
  ],
])('%s', async (_, previous, inEnglish, inSpanish) => {
  const user = await advisor.signUp(ROWS);
  for (const [language, text] of [
    ['en', inEnglish],
    ['es', inSpanish],
  ] as const) {
    const answer = await ask(user, { previous, language });
    expect(plain(answer)).toContain(text);
    await expectFacts({ app: advisor.app, user }, answer);
  }
});

it('a share of income is not called a share of expenses', async () => {
  const user = await advisor.signUp(ROWS, [['Salary', 900, '2026-11-01']]);
  const previous = { intent: 'spend.share', slots: { category: 'food', of: 'income' } } as const;
  const { understood } = await ask(user, { previous, language: 'en' });
  expect(understood?.chips.slice(0, 1)).toEqual([{ slot: 'intent', text: 'Share of the total' }]);
});
