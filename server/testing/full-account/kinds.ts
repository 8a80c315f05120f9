/** A number in each id, which keeps the ids of different lists apart. */
export const KIND = {
  category: 1,
  transaction: 2,
  deleted: 3,
  deletion: 4,
  recurring: 5,
  goal: 6,
  goalEntry: 7,
  source: 8,
  import: 9,
  token: 10,
  conversation: 11,
  message: 12,
  transfer: 13,
  recurringTransfer: 14,
} as const;
