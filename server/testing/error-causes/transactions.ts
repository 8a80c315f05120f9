import { uuidv7 } from 'uuidv7';
import { runSql } from '#server/testing/run-sql.ts';
import type { TestResponse, TestClient } from '#server/testing/test-client.ts';
import { asUserAfter, EXPENSES, transaction, asUser, type Cause, type ErrorCases } from './cause.ts';

const INCOMES = '/api/v1/incomes';

/** Does the same as `asUserAfter`, for a request about a stored transaction. */
function brokenTransaction(
  path: string,
  act: (user: TestClient, path: string) => Promise<TestResponse>,
): Cause {
  return async (app) => {
    const user = await app.signUp();
    const { id } = (await user.post(path, transaction)).body as { id: string };
    await runSql(app.database, 'alter table transactions rename to gone');
    return await act(user, `${path}/${id}`);
  };
}

export const transactions = {
  expenseIdMissing: [400, 'Expense ID is missing.', asUser((user) => user.delete(EXPENSES))],
  incomeIdMissing: [400, 'Income ID is missing.', asUser((user) => user.delete(INCOMES))],
  recordNotFound: [
    404,
    'This transaction does not exist.',
    asUser((user) => user.get(`${EXPENSES}/${uuidv7()}`)),
  ],
  idConflict: [
    409,
    'Something else already has this id.',
    asUser(async (user) => {
      const id = uuidv7();
      await user.post(EXPENSES, { ...transaction, id });
      return await user.post(EXPENSES, { ...transaction, id, amount: 2 });
    }),
  ],
  totalTooLarge: [
    422,
    'Your total would become too large to be stored exactly.',
    asUser(async (user, app) => {
      await user.post(EXPENSES, transaction);
      await app.database.write(async (trx) => {
        await trx.updateTable('user_totals').set({ expense_minor: Number.MAX_SAFE_INTEGER }).execute();
      });
      return await user.post(EXPENSES, transaction);
    }),
  ],
  expenseAddFailed: [
    500,
    'Failed to add expense.',
    asUserAfter('drop table transactions', (user) => user.post(EXPENSES, transaction)),
  ],
  expenseUpdateFailed: [
    500,
    'Failed to update expense.',
    brokenTransaction(EXPENSES, (user, path) => user.patch(path, { amount: 2 })),
  ],
  expenseDeleteFailed: [
    500,
    'Failed to delete expense.',
    brokenTransaction(EXPENSES, (user, path) => user.delete(path)),
  ],
  incomeAddFailed: [
    500,
    'Failed to add income.',
    asUserAfter('drop table transactions', (user) => user.post(INCOMES, transaction)),
  ],
  incomeUpdateFailed: [
    500,
    'Failed to update income.',
    brokenTransaction(INCOMES, (user, path) => user.patch(path, { amount: 2 })),
  ],
  incomeDeleteFailed: [
    500,
    'Failed to delete income.',
    brokenTransaction(INCOMES, (user, path) => user.delete(path)),
  ],
  recordsDeleteFailed: [
    500,
    'Failed to delete the transactions.',
    asUserAfter('drop table transactions', (user) =>
      user.post('/api/v1/transactions/delete', { ids: [uuidv7()] }),
    ),
  ],
  recordsUpdateFailed: [
    500,
    'Failed to update the transactions.',
    asUserAfter('drop table transactions', (user) =>
      user.post('/api/v1/transactions/categorize', { ids: [uuidv7()], categories: { expense: 'food' } }),
    ),
  ],
  recordsRestoreFailed: [
    500,
    'Failed to restore the transactions.',
    asUserAfter('drop table deleted_transactions', (user) =>
      user.post('/api/v1/transactions/deleted/restore', { ids: [uuidv7()] }),
    ),
  ],
  fetchFailed: [
    500,
    'Error fetching data.',
    asUserAfter('drop table transactions', (user) => user.get(EXPENSES)),
  ],
} satisfies ErrorCases;
