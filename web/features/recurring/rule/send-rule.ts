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
import { pickEditable } from './rule-fields.ts';

/** Adds a rule. If the response is lost, the form may send the rule again with new content, which replaces the first. */
export async function sendRule(body: NewRecurring & { id: string }): Promise<Recurring> {
  const { id } = body;
  const add = () => call(addRecurring, { body });
  // An edit cannot change the type, and would first post due days with the old content. A rule that is added again
  // does not post the same days again.
  return await addOrReplace(add, async () => {
    await call(deleteRecurring, { params: { id } });
    return await add();
  });
}

type LaterChange = {
  id: string;
  /** The first day of the change. The occurrences from this day on become a rule with the id `newId`. */
  from: { day: CalendarDay; newId: string };
  /** The complete new rule. */
  body: NewRecurring;
  /** Only the fields that differ. */
  changes: RecurringChanges;
};

/** Changes a rule from a day on. The form may send it again, as `sendRule` explains. */
export async function sendLater({ id, from, body, changes }: LaterChange): Promise<Recurring> {
  return await addOrReplace(
    () => call(editRecurring, { params: { id }, body: { ...changes, from } }),
    () => call(editRecurring, { params: { id: from.newId }, body: pickEditable(body) }),
  );
}
