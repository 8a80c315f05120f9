import { expect, it } from 'vitest';
import { ComingAmount } from './coming-amount.tsx';
import { readLines, renderPart } from './testing/render-part.tsx';

it.each([
  {
    title: 'an expense with a fixed amount shows only its sign',
    type: 'expense',
    isEstimate: false,
    text: '−€30.00',
  },
  {
    title: 'an expense with an estimated amount shows its sign and ≈',
    type: 'expense',
    isEstimate: true,
    text: '≈ −€30.00',
  },
  {
    title: 'an income with an estimated amount shows its sign and ≈',
    type: 'income',
    isEstimate: true,
    text: '≈ +€30.00',
  },
] as const)('$title', async ({ type, isEstimate, text }) => {
  const html = await renderPart(
    <li>
      <ComingAmount payment={{ type, amount: 30, isEstimate }} />
    </li>,
  );
  expect(readLines(html).join('').replaceAll('\u00a0', ' ')).toBe(text);
});
