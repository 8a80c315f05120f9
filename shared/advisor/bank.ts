import type { Previous } from './types.ts';

/** Readings offered for questions about the bank's balance or debts, which Saldo does not know. */
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
