import { expect, it } from 'vitest';
import type { MerchantSums } from '#shared/contract/reports.ts';
import { readLines, renderPart } from '#web/ui/testing/render-part.tsx';
import { MerchantsTable } from './merchants.tsx';

const PERIOD = { from: '2026-11-01', to: '2026-11-30' };
const merchant = (name: string, amount: number): MerchantSums => ({
  type: 'expense',
  key: name,
  name,
  amount,
  count: 1,
  first: PERIOD.from,
  last: PERIOD.from,
});

it('only merchants above zero have a share; one with more refunds than expenses has a dash', async () => {
  const items = [merchant('Ikea', 75), merchant('Gas', 25), merchant('Zara', -100)];
  const table = <MerchantsTable caption="Merchants" items={items} shareBase={100} period={PERIOD} isShort />;
  expect(readLines(await renderPart(table)).slice(1)).toEqual([
    'Ikea | €75.00 | 75.0% | 1',
    'Gas | €25.00 | 25.0% | 1',
    'Zara | −€100.00 | – | 1',
  ]);
});
