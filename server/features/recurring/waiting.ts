import type { CalendarDay } from '#shared/calendar.ts';
import type { WaitingAct } from '#shared/contract/recurring-waiting.ts';
import type { Caller } from '#server/http/environment.ts';
import type { RecurringOptions } from './ledger.ts';
import { saveOccurrences, selectWithOutcome } from './occurrences/queries.ts';
import { toPosted, toPosting } from './posting.ts';
import { requireRecurring } from './queries.ts';

type Decision = { act: WaitingAct; days: readonly CalendarDay[] };

/**
 * Returns a function that decides about several days at once. It returns the number of changed occurrences: 0 for a
 * repeated request. Throws `recurringNotFound` and `totalTooLarge`.
 */
export function createWaiting({ ledger }: Pick<RecurringOptions, 'ledger'>) {
  return async ({ userId }: Caller, id: string, { act, days }: Decision): Promise<number> =>
    await ledger.write(userId, async (trx) => {
      const row = await requireRecurring(trx, userId, id);
      const outcome = act === 'ask' ? 'skipped' : 'asked';
      const found = await selectWithOutcome(trx, row, { days, outcome });
      const outcomes = { skip: 'skipped', ask: 'asked' } as const;
      const after = found.map((each) =>
        act === 'post' ? toPosted(row, each) : { ...each, outcome: outcomes[act] },
      );
      if (act === 'post')
        await ledger.post(
          trx,
          userId,
          after.map((each) => toPosting(row, each)),
        );
      await saveOccurrences(trx, after);
      return after.length;
    });
}
