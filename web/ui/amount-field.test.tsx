import { expect, it } from 'vitest';
import { amountText } from '#web/lib/format/amount-text.ts';
import { AmountField } from './amount-field.tsx';
import { renderPart } from './testing/render-part.tsx';

it.each([
  ['12.50+3', '= €15.50'],
  ['42.18', 'You can calculate: 12.50+3'],
  ['42,18', 'Read as €42.18'],
  ['1,234.5', 'Read as €1,234.50'],
  ['1.234', 'Read as €1,234.00. If you mean €1.23, type 1.23'],
  ['1.200', 'Read as €1.20. If you mean €1,200.00, type 1200.00'],
  ['12+', 'The calculation is unfinished: add the missing number'],
  ['12-12', 'The amount must be greater than 0'],
  ['5/0', 'You cannot divide by 0'],
  ['999999999999*2', 'The amount is too large'],
  ['$12', 'Enter the amount in Euro (EUR), the currency of your account'],
  ['12 kg', 'Enter the amount in digits, for example 25.50'],
])('the text below the amount %s is: %s', async (value, sentence) => {
  for (const error of [undefined, 'This value is not valid']) {
    const field = { name: 'amount', value, error, onChange: () => undefined, onBlur: () => undefined };
    const html = await renderPart(<AmountField {...field} amounts={amountText('EUR', 'en')} />);
    expect(html.includes(`value="${value}"`)).toBe(true);
    const isReadable = /^(?:Read as|=|You can calculate)/.test(sentence);
    expect(html.includes(isReadable && error !== undefined ? error : sentence)).toBe(true);
  }
});
