import type { Previous } from './types.ts';

/** What is known where the bank's balance or debts are asked for: what came and went, and what comes. */
export const OF_BANK: readonly Previous[] = [
  { intent: 'balance.total', slots: {} },
  { intent: 'safeToSpend', slots: {} },
  { intent: 'forecast', slots: { of: 'balance' } },
];

/** Whether readings are those that are offered where the bank is asked about. */
export const isOfBank = (readings: readonly Previous[]): boolean =>
  readings.length === OF_BANK.length &&
  readings.every(
    ({ intent, slots }, at) => intent === OF_BANK[at]?.intent && slots.of === OF_BANK[at].slots.of,
  );
