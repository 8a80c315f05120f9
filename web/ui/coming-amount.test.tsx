import { expect, it } from 'vitest';
import { ComingAmount } from './coming-amount.tsx';
import { readLines, renderPart } from './testing/render-part.tsx';

it.each([
  { title: 'a fixed expense has its sign alone', type: 'expense', isEstimate: false, text: '−€30.00' },
  {
    title: 'an expense that differs has its sign and ≈',
    type: 'expense',
    isEstimate: true,
    text: '≈ −€30.00',
  },
  { title: 'an income that differs has its sign and ≈', type: 'income', isEstimate: true, text: '≈ +€30.00' },
] as const)('$title', async ({ type, isEstimate, text }) => {
  const html = await renderPart(
    <li>
      <ComingAmount of={{ type, amount: 30, isEstimate }} />
    </li>,
  );
  expect(readLines(html).join('').replaceAll('\u00a0', ' ')).toBe(text);
});
