import type { transactions as en } from '../en/transactions.ts';
import type { Shape } from '../shape.ts';

export const transactions = {} satisfies Shape<typeof en>;
