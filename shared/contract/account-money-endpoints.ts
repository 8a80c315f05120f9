import { addStatement, deleteStatement, getBalance, listBalances } from './balances.ts';
import type { Endpoint } from './endpoint.ts';
import {
  addRecurringTransfer,
  deleteRecurringTransfer,
  editRecurringTransfer,
  listRecurringTransfers,
  skipRecurringTransfer,
} from './recurring-transfers.ts';
import {
  addTransfer,
  deleteTransfer,
  editTransfer,
  eraseDeletedTransfers,
  eraseTransfer,
  listDeletedTransfers,
  listTransfers,
  restoreTransfer,
} from './transfers.ts';

/** The endpoints of transfers between accounts, of those that repeat, and of the balances of accounts. */
export const ACCOUNT_MONEY_ENDPOINTS: readonly Endpoint[] = [
  listBalances,
  getBalance,
  addStatement,
  deleteStatement,
  listTransfers,
  addTransfer,
  listDeletedTransfers,
  eraseTransfer,
  eraseDeletedTransfers,
  editTransfer,
  deleteTransfer,
  restoreTransfer,
  listRecurringTransfers,
  addRecurringTransfer,
  editRecurringTransfer,
  skipRecurringTransfer,
  deleteRecurringTransfer,
];
