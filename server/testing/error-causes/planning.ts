import { uuidv7 } from 'uuidv7';
import { CATEGORIES } from '#shared/categories.ts';
import { MAX_BUDGETED_CATEGORIES, MAX_GOAL_ENTRIES, MAX_GOALS } from '#shared/limits.ts';
import { BUDGETS } from '#server/testing/budgets.ts';
import { addGoal, GOALS, HOLIDAY, putAside } from '#server/testing/goals.ts';
import { addNotice, NOTICES } from '#server/testing/notices.ts';
import { SUGGESTION_KEY } from '#server/testing/recurring.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { asUserAfter, asUser, type ErrorCases } from './cause.ts';

const BUDGET = { month: '2026-11', amount: 100, rollover: 'none', scope: 'onwards' };
const ENTRY = { amount: 1, day: '2026-11-20' };

export const planning = {
  tooManyBudgets: [
    409,
    'You have reached the limit of budgets. Remove one first.',
    asUser(async (user, app) => {
      const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
      const budget = { user_id: uid, from_month: '2026-01', amount_minor: 1, rollover: 'none' } as const;
      const rows = Array.from({ length: MAX_BUDGETED_CATEGORIES }, () => ({ ...budget, category: uuidv7() }));
      await app.database.write((trx) => trx.insertInto('budgets').values(rows).execute());
      return await user.put(`${BUDGETS}/${CATEGORIES.expense[0]}`, BUDGET);
    }),
  ],
  budgetSaveFailed: [
    500,
    'Failed to save the budget.',
    asUserAfter('drop table budgets', (user) => user.put(`${BUDGETS}/food`, BUDGET)),
  ],
  noticeNotFound: [
    404,
    'This notice does not exist.',
    asUser((user) => user.post(`${NOTICES}/${SUGGESTION_KEY}/dismiss`, { scope: 'kind' })),
  ],
  noticeSaveFailed: [
    500,
    'Failed to save the change to your notices.',
    asUser(async (user, app) => {
      const key = await addNotice(app, user);
      await runSql(app.database, 'drop table notice_decisions');
      return await user.post(`${NOTICES}/${key}/dismiss`, { scope: 'kind' });
    }),
  ],
  goalNotFound: [404, 'This goal does not exist.', asUser((user) => user.delete(`${GOALS}/${uuidv7()}`))],
  goalTooSmall: [
    409,
    'There is not that much in this goal.',
    asUser(async (user) => {
      const id = await addGoal(user);
      await putAside(user, id, { amount: 10 });
      return await user.post(`${GOALS}/${id}/entries`, { ...ENTRY, amount: -10.01 });
    }),
  ],
  tooManyGoals: [
    409,
    'You have reached the limit of goals. Delete one first.',
    asUser(async (user) => {
      for (let n = 0; n < MAX_GOALS; n++) await addGoal(user);
      return await user.post(GOALS, HOLIDAY);
    }),
  ],
  tooManyGoalEntries: [
    409,
    'The history of this goal is full.',
    asUser(async (user, app) => {
      const id = await addGoal(user);
      const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
      const entry = { user_id: uid, goal_id: id, amount_minor: 1, day: '2026-11-20', created_at: 1 };
      const rows = Array.from({ length: MAX_GOAL_ENTRIES }, () => ({ ...entry, id: uuidv7() }));
      await app.database.write((trx) => trx.insertInto('goal_entries').values(rows).execute());
      return await user.post(`${GOALS}/${id}/entries`, ENTRY);
    }),
  ],
  goalSaveFailed: [
    500,
    'Failed to save the goal.',
    asUserAfter('drop table goals', (user) => user.post(GOALS, HOLIDAY)),
  ],
} satisfies ErrorCases;
