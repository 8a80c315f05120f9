import { uuidv7 } from 'uuidv7';
import { MAX_RECURRING } from '#shared/limits.ts';
import { addRecurring, RECURRING, RENT, tomorrowOf } from '#server/testing/recurring.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { asUser, type ErrorCases } from './cause.ts';

export const recurring = {
  recurringNotFound: [
    404,
    'This recurring transaction does not exist.',
    asUser((user) => user.get(`${RECURRING}/${uuidv7()}`)),
  ],
  occurrenceNotFound: [
    404,
    'The recurring transaction does not occur on this day.',
    asUser(async (user, app) => {
      const firstDay = tomorrowOf(app);
      const id = await addRecurring(user, { firstDay });
      return await user.post(`${RECURRING}/${id}/occurrences/2020-01-01`, { act: 'skip' });
    }),
  ],
  tooManyRecurring: [
    409,
    'You have reached the limit of recurring transactions. Delete one first.',
    asUser(async (user, app) => {
      const firstDay = tomorrowOf(app);
      for (let n = 0; n < MAX_RECURRING; n++) await addRecurring(user, { firstDay });
      return await user.post(RECURRING, { ...RENT, firstDay });
    }),
  ],
  recurringSaveFailed: [
    500,
    'Failed to save the recurring transaction.',
    asUser(async (user, app) => {
      await runSql(app.database, 'drop table recurring_occurrences');
      await runSql(app.database, 'drop table recurring');
      return await user.post(RECURRING, { ...RENT, firstDay: tomorrowOf(app) });
    }),
  ],
} satisfies ErrorCases;
