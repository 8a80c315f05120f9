import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Import } from '#shared/contract/imports.ts';
import { listSettlements, settleRows, type SettlementRow } from '#shared/contract/settlements.ts';
import { addSource, editSource, listSources, type Source } from '#shared/contract/sources.ts';
import { append } from '#shared/lists.ts';
import { call } from '#web/lib/api/call.ts';
import { NO_FILES } from '#web/lib/accounts/no-files.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { refetchAfterImport } from '../api.ts';
import { toStoredAnswers, type NewAccount } from './answers.ts';
import { toAnswerBodies, toFormerBodies, type PastGroup, type SettleBody } from './past-rows.ts';

/** The rows of an import that settle something. */
export function usePastSettlements(importId: string, isNeeded: boolean) {
  return useQuery({
    queryKey: ['imports', 'settlements', importId],
    enabled: isNeeded,
    meta: { refetchOn: ['records'] },
    queryFn: async ({ signal }): Promise<SettlementRow[]> => {
      const rows: SettlementRow[] = [];
      let cursor: string | undefined;
      do {
        const page = await call(listSettlements, { params: { id: importId }, query: { cursor } }, { signal });
        append(rows, page.items);
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return rows;
    },
  });
}

/** Whether an import has something to settle. Rows that were added may be cash, which only the server reads as such. */
export function useHasSettlements(entry: Import, source: Source | undefined): boolean {
  const isKnown = entry.leftOut > 0 || source?.answers.settlements !== undefined;
  const { data = false } = useQuery({
    queryKey: ['imports', 'hasSettlements', entry.id],
    enabled: !isKnown && entry.added > 0,
    meta: { refetchOn: ['records'] },
    queryFn: ({ signal }) => hasSettlements(entry.id, signal),
  });
  return isKnown || data;
}

async function hasSettlements(id: string, signal: AbortSignal): Promise<boolean> {
  let cursor: string | undefined;
  do {
    const page = await call(listSettlements, { params: { id }, query: { cursor } }, { signal });
    if (page.items.length > 0) return true;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return false;
}

type Change = { group: PastGroup; value: string; draft?: NewAccount | undefined };

/** Gives the rows of a group another answer, remembers it for the account's next files, and offers to undo it. */
export function useChangeAnswer(entry: Import) {
  const { t } = useTranslation();
  const format = useFormat();
  const client = useQueryClient();
  const onError = useErrorToast();
  const send = async (bodies: readonly SettleBody[]) => {
    let changed = 0;
    for (const body of bodies)
      changed += (await call(settleRows, { params: { id: entry.id }, body })).changed;
    return changed;
  };
  const undo = useMutation({
    mutationFn: async ({ group, former }: { group: PastGroup; former: string | undefined }) => {
      await send(toFormerBodies(group.rows));
      if (former !== undefined) await remember(entry.sourceId, group.key, former);
    },
    onError,
    onSettled: () => refetchAfterImport(client),
  });
  return useMutation({
    mutationFn: async ({ group, value, draft }: Change) => {
      if (draft !== undefined) {
        const { id, name, kind, end } = draft;
        await call(addSource, { body: { id, name, kind, ...NO_FILES, accountEnd: end } });
      }
      const changed = await send(toAnswerBodies(group.rows, value));
      return { changed, former: await remember(entry.sourceId, group.key, value) };
    },
    onSuccess: ({ changed, former }, { group }) =>
      showToast({
        kind: 'success',
        message: t('imports.settlements.changed', { count: changed, number: format.count(changed) }),
        ...(changed > 0 && {
          action: { label: t('transactions.toasts.undo'), onClick: () => undo.mutate({ group, former }) },
        }),
      }),
    onError,
    onSettled: () => refetchAfterImport(client),
  });
}

/**
 * Stores an answer with an account; '' forgets it. Returns the answer that the account had before, '' without one, or
 * undefined if the account is gone.
 */
async function remember(sourceId: string, key: string, value: string): Promise<string | undefined> {
  const { items } = await call(listSources, {});
  const source = items.find(({ id }) => id === sourceId);
  if (source === undefined) return undefined;
  const { settlements: _, ...others } = source.answers;
  const settled = { answers: { [`${sourceId} ${key}`]: value }, drafts: [] };
  const answers = { ...others, ...toStoredAnswers(settled, sourceId, source) };
  await call(editSource, { params: { id: sourceId }, body: { answers } });
  return findStored(source, key);
}

function findStored({ answers }: Source, key: string): string {
  const found = answers.settlements?.find((text) => text.startsWith(`${key}|`));
  return found?.slice(key.length + 1) ?? '';
}
