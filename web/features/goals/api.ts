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

/** Adds a goal. If the response was lost, the form may send it again with other content, which replaces the first. */
export async function sendGoal(body: NewGoal & { id: string }): Promise<Goal> {
  const { id, ...fields } = body;
  return await addOrReplace(
    () => call(addGoal, { body }),
    () => call(editGoal, { params: { id }, body: fields }),
  );
}

/** Adds an entry. The form may send it again, as `sendGoal` explains. */
export async function sendEntry(goalId: string, body: NewEntry): Promise<Goal> {
  const add = () => call(addGoalEntry, { params: { id: goalId }, body });
  // The API has no edit of an entry.
  return await addOrReplace(add, async () => {
    await call(deleteGoalEntry, { params: { id: goalId, entryId: body.id } });
    return await add();
  });
}

/** Functions that change goals and entries, and then fetch the goals again. */
export function useGoalWrites() {
  const client = useQueryClient();
  const refetchAfter = async <T>(write: Promise<T>) => {
    const result = await write;
    await refetchGoals(client);
    return result;
  };
  return {
    add: (body: NewGoal & { id: string }) => refetchAfter(sendGoal(body)),
    edit: (id: string, body: BodyOf<typeof editGoal>) =>
      refetchAfter(call(editGoal, { params: { id }, body })),
    remove: (id: string) => refetchAfter(call(deleteGoal, { params: { id } })),
    addEntry: (id: string, body: NewEntry) => refetchAfter(sendEntry(id, body)),
    removeEntry: (id: string, entryId: string) =>
      refetchAfter(call(deleteGoalEntry, { params: { id, entryId } })),
  };
}

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
