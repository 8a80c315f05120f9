import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import {
  addGoal,
  addGoalEntry,
  deleteGoal,
  deleteGoalEntry,
  editGoal,
  listGoalEntries,
  listGoals,
  type Goal,
  type NewGoal,
} from '#shared/contract/goals.ts';
import { addOrReplace } from '#web/lib/api/add-or-replace.ts';
import { call } from '#web/lib/api/call.ts';

const KEY = ['goals'] as const;

export const goalsQuery = queryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: ({ signal }) => call(listGoals, {}, { signal }),
});

export function entriesQuery(id: string) {
  return queryOptions({
    queryKey: [...KEY, 'entries', id],
    queryFn: ({ signal }) => call(listGoalEntries, { params: { id } }, { signal }),
  });
}

type NewEntry = BodyOf<typeof addGoalEntry> & { id: string };

/** Adds a goal. It may be sent again after a lost answer, also with other content. */
export async function sendGoal(body: NewGoal & { id: string }): Promise<Goal> {
  const { id, ...fields } = body;
  return await addOrReplace(
    () => call(addGoal, { body }),
    () => call(editGoal, { params: { id }, body: fields }),
  );
}

/** Adds an entry, which may be sent again as a goal may. */
export async function sendEntry(goalId: string, body: NewEntry): Promise<Goal> {
  const add = () => call(addGoalEntry, { params: { id: goalId }, body });
  // An entry cannot be changed.
  return await addOrReplace(add, async () => {
    await call(deleteGoalEntry, { params: { id: goalId, entryId: body.id } });
    return await add();
  });
}

/** Each writes, and fetches the goals again. */
export function useGoalWrites() {
  const client = useQueryClient();
  const written = async <T>(answer: Promise<T>) => {
    const result = await answer;
    await refetchGoals(client);
    return result;
  };
  return {
    add: (body: NewGoal & { id: string }) => written(sendGoal(body)),
    edit: (id: string, body: BodyOf<typeof editGoal>) => written(call(editGoal, { params: { id }, body })),
    remove: (id: string) => written(call(deleteGoal, { params: { id } })),
    addEntry: (id: string, body: NewEntry) => written(sendEntry(id, body)),
    removeEntry: (id: string, entryId: string) => written(call(deleteGoalEntry, { params: { id, entryId } })),
  };
}

/** A change of a goal that needs no form. */
export function useArchiveGoal() {
  const { edit } = useGoalWrites();
  return useMutation({
    mutationFn: ({ id, isArchived }: Pick<Goal, 'id' | 'isArchived'>) =>
      edit(id, { isArchived: !isArchived }),
  });
}

async function refetchGoals(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: KEY });
}
