import { expect, it } from 'vitest';
import { addDecimals, isSameDecimal } from './decimal.ts';
import { summariseFile } from './summarise-file.ts';
import { encodeUtf8 } from './text-codec.ts';

const TEXT = `Date,Description,Amount,Currency,Status,Debit/Credit
2026-09-02,Bread,1.20,EUR,booked,D
2026-09-03,Own account transfer,300.12,EUR,booked,D
2026-09-04,Own account transfer,20.00,EUR,booked,C
2026-09-05,To savings,5.50,EUR,booked,Transfer
2026-09-15,Salary,1500.00,EUR,booked,C
2026-09-16,Petrol,60.00,EUR,pending,D
2026-09-17,Hotel,80.00,USD,booked,D
2026-09-18,Coins,0.50000001,BTC,booked,C
`;

it('the summary sums left-out movements by reason and currency, so that a statement adds up', async () => {
  const options = { currency: 'EUR', language: 'en' };
  const summary = await summariseFile('a.csv', encodeUtf8(TEXT), options);
  expect(summary.leftOutSums).toEqual([
    { reason: 'pending', currency: 'EUR', debits: '-60.00', credits: '0.00' },
    { reason: 'otherCurrency', currency: 'USD', debits: '-80.00', credits: '0' },
    { reason: 'otherCurrency', currency: 'BTC', debits: '0', credits: '0.50000001' },
    { reason: 'transfers', currency: 'EUR', debits: '-300.12', credits: '25.50' },
  ]);
  const left = summary.leftOutSums.filter(({ currency }) => currency === 'EUR');
  const all = [summary, ...left].flatMap(({ debits, credits }) => [debits, credits]);
  // 1500 + 20 + 5.50 - 1.20 - 300.12 - 60
  expect(isSameDecimal(addDecimals(all), '1164.18')).toBe(true);
});
