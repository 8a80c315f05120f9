import { today } from '#shared/calendar.ts';
import { SUCCESS } from '#shared/contract/fields.ts';
import {
  addGoal,
  addGoalEntry,
  deleteGoal,
  deleteGoalEntry,
  editGoal,
  listGoalEntries,
  listGoals,
} from '#shared/contract/goals.ts';
import { mount, type App } from '#server/http/mount.ts';
import { createRunChange, requireGoal, type GoalOptions } from './change.ts';
import { createGoalEntries } from './entries.ts';
import { createGoals, listAllGoals } from './goals.ts';
import { selectEntries } from './queries.ts';
import { toGoalEntry } from './to-goal.ts';

export function mountGoals(app: App, options: GoalOptions): void {
  const { read } = options.database;
  const run = createRunChange(options);
  const goals = createGoals(run);
  const entries = createGoalEntries(run);

  mount(app, listGoals, async ({ caller: { userId, currency, timeZone } }) => {
    const context = { currency, currentDay: today(timeZone, options.now()) };
    return { items: await listAllGoals(read, userId, context) };
  });
  mount(app, addGoal, ({ caller, body }) => goals.add(caller, body));
  mount(app, editGoal, ({ caller, params, body }) => goals.edit(caller, params.id, body));
  mount(app, deleteGoal, async ({ caller, params }) => {
    await goals.remove(caller, params.id);
    return SUCCESS;
  });
  mount(app, listGoalEntries, async ({ caller: { userId, currency }, params }) => {
    await requireGoal(read, userId, params.id);
    const rows = await selectEntries(read, userId, params.id);
    return { items: rows.map((row) => toGoalEntry(row, currency)) };
  });
  mount(app, addGoalEntry, ({ caller, params, body }) => entries.add(caller, params.id, body));
  mount(app, deleteGoalEntry, ({ caller, params }) => entries.remove(caller, params.id, params.entryId));
}
