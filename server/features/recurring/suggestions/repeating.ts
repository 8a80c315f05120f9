import { today } from '#shared/calendar.ts';
import { samePaymentTest, type Payment } from '#shared/recognition/same-payment.ts';
import type { Series } from '#shared/recognition/types.ts';
import { createUserCache } from '#server/caching/user-cache.ts';
import type { Reader } from '#server/database/schema.ts';
import type { Caller } from '#server/http/environment.ts';
import { selectDecisions } from '../decisions/queries.ts';
import { selectRecurring } from '../queries.ts';
import { toPayment } from './is-recurring.ts';

const MAX_CACHED_USERS = 100;

type Options = { read: Reader; now: () => number; listSure: (caller: Caller) => Promise<Series[]> };

/**
 * Returns a function that creates tests of whether a payment belongs to a recurring transaction or a sure series. A
 * user's series are read once a day and after a decision, since the tests run whenever somebody adds a transaction.
 */
export function createRepeatingTest({ read, now, listSure }: Options) {
  const sureOfUsers = createUserCache<Payment[]>(MAX_CACHED_USERS);

  return async (caller: Caller): Promise<(payment: Payment) => boolean> => {
    const { userId, timeZone } = caller;
    const decided = (await selectDecisions(read, userId)).map(({ key, decision }) => `${key} ${decision}`);
    const state = [today(timeZone, now()), ...decided].join();
    const sure = await sureOfUsers(userId, state, async () => (await listSure(caller)).map(toSeriesPayment));
    const known = [...(await selectRecurring(read, userId)).map(toPayment), ...sure];
    const isSame = samePaymentTest();
    return (payment) => known.some((each) => isSame(each, payment));
  };
}

function toSeriesPayment({ type, name, amountMinor, isEstimate }: Series): Payment {
  return { type, description: name, amountMinor, isEstimate };
}
