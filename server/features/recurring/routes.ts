import { today } from '#shared/calendar.ts';
import { SUCCESS } from '#shared/contract/fields.ts';
import {
  addRecurring,
  decideOccurrence,
  deleteRecurring,
  editRecurring,
  getRecurring,
  listOccurrences,
  listRecurring,
  listUpcoming,
} from '#shared/contract/recurring.ts';
import { catchUp as catchUpEndpoint } from '#shared/contract/recurring-catch-up.ts';
import { decideWaiting } from '#shared/contract/recurring-waiting.ts';
import type { Caller } from '#server/http/environment.ts';
import { mount, type App } from '#server/http/mount.ts';
import { createAdding } from './adding.ts';
import { createCatchUp } from './catch-up.ts';
import { createEditing } from './editing.ts';
import type { RecurringOptions } from './ledger.ts';
import { listAll, readUpcoming, listInRange } from './list.ts';
import { createOccurrences } from './occurrences.ts';
import { requireRecurring } from './queries.ts';
import { requireComing, requireRange } from './requirements.ts';
import { toRecurring } from './to-recurring.ts';
import { createWaiting } from './waiting.ts';

/** Mounts paths with a word before those with an id, which would take the word for an id. */
export function mountRecurring(
  app: App,
  options: RecurringOptions & { catchUpTransfers: (caller: Caller) => Promise<{ isMore: boolean }> },
): void {
  const { read } = options.database;
  const add = createAdding(options);
  const { edit, remove } = createEditing(options);
  const decide = createOccurrences(options);
  const decideAll = createWaiting(options);
  const catchUp = createCatchUp(options);

  mount(app, listRecurring, async ({ caller }) => ({ items: await listAll(read, caller) }));
  mount(app, addRecurring, ({ caller, body }) => add(caller, body));
  mount(app, listOccurrences, ({ caller, query: { recurringId, cursor, ...range } }) =>
    listInRange(read, caller, { ...requireRange(range), recurringId, cursor }),
  );
  mount(app, listUpcoming, ({ caller, query: { to, ...cursors } }) =>
    readUpcoming(read, caller, { ...requireComing(to, today(caller.timeZone, options.now())), ...cursors }),
  );
  mount(app, catchUpEndpoint, async ({ caller }) => {
    // If transactions cannot be posted, the transfers are added nevertheless.
    const transfers = await options.catchUpTransfers(caller).catch((error: unknown) => ({ error }));
    const caughtUp = await catchUp(caller);
    if ('error' in transfers) throw transfers.error;
    return { ...caughtUp, isMore: caughtUp.isMore || transfers.isMore };
  });
  mount(app, getRecurring, async ({ caller, params }) =>
    toRecurring(await requireRecurring(read, caller.userId, params.id), caller.currency),
  );
  mount(app, editRecurring, ({ caller, params, body }) => edit(caller, params.id, body));
  mount(app, deleteRecurring, async ({ caller, params }) => {
    await remove(caller, params.id);
    return SUCCESS;
  });
  mount(app, decideOccurrence, ({ caller, params, body }) => decide(caller, params.id, params.day, body));
  mount(app, decideWaiting, async ({ caller, params, body }) => ({
    changed: await decideAll(caller, params.id, body),
  }));
}
