import type { CalendarDay } from '#shared/calendar.ts';
import {
  addRecurring,
  deleteRecurring,
  editRecurring,
  type NewRecurring,
  type Recurring,
  type RecurringChanges,
} from '#shared/contract/recurring.ts';
import { addOrReplace } from '#web/lib/api/add-or-replace.ts';
import { call } from '#web/lib/api/call.ts';
import { allOf } from './rule-fields.ts';

/** Adds a recurring transaction. It may be sent again after a lost answer, also with other content. */
export async function sendRule(body: NewRecurring & { id: string }): Promise<Recurring> {
  const { id } = body;
  const add = () => call(addRecurring, { body });
  // An edit cannot change the type, and first posts what is due as it was. What was posted is not posted again.
  return await addOrReplace(add, async () => {
    await call(deleteRecurring, { params: { id } });
    return await add();
  });
}

type Later = {
  id: string;
  /** From which day on; the rest becomes the one with the id `newId`. */
  from: { day: CalendarDay; newId: string };
  /** All that it is then, and what of it is new. */
  body: NewRecurring;
  changes: RecurringChanges;
};

/** Changes a recurring transaction from a day on. It may be sent again as a new one may. */
export async function sendLater({ id, from, body, changes }: Later): Promise<Recurring> {
  return await addOrReplace(
    () => call(editRecurring, { params: { id }, body: { ...changes, from } }),
    () => call(editRecurring, { params: { id: from.newId }, body: allOf(body) }),
  );
}
