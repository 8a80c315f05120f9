import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addDays } from '#shared/calendar.ts';
import { getImportHistory } from '#shared/contract/import-history.ts';
import type { Source } from '#shared/contract/sources.ts';
import type { MatchCategory, PreviewRow, SourceMovements } from '#shared/import/match/types.ts';
import { hasNumber, plainAccount } from '#shared/import/statement-groups.ts';
import { call } from '#web/lib/api/call.ts';
import { useFormat } from '#web/lib/format/format.ts';
import type { CategoryMap } from '../categories/mapping.ts';
import { hashAccount } from '../files/fingerprint.ts';
import type { KnownSources } from '../files/use-files.ts';
import type { ImportPart } from '../saving/plan.ts';
import type { FileAccount } from '../sources/accounts.ts';
import type { SourceChoices } from '../sources/drafts.ts';
import { askWorker } from '../worker/worker-client.ts';

export type PartMovements = { parts: ImportPart[]; movements: SourceMovements[] };

/** Makes each statement a part of the import, with its chosen source, and lists the movements of each part. */
export function toPartMovements(accounts: readonly FileAccount[], { chosen }: SourceChoices): PartMovements {
  const pairs = accounts.flatMap((account) =>
    account.statements.map((statement) => {
      const { key, fileId, fileName, format } = account;
      const sourceId = chosen[key] ?? '';
      return {
        part: {
          fileId,
          fileName,
          format,
          sourceId,
          unreadable: statement.unreadable.length,
          closing: statement.closing,
        },
        movements: {
          sourceId,
          fileId,
          account: statement.account,
          isOfApp: statement.accountName !== undefined,
          movements: statement.movements,
        },
      };
    }),
  );
  return { parts: pairs.map(({ part }) => part), movements: pairs.map(({ movements }) => movements) };
}

type Options = {
  known: KnownSources;
  reviewId: string;
  /** The categories that may be suggested, including planned ones. */
  categories: readonly MatchCategory[];
  mapped: CategoryMap;
  /** The rows of this review, if they were compared before. */
  keptRows: readonly PreviewRow[] | undefined;
};

/** Compares the files with the transactions of the account, in the worker. Each `reviewId` compares them again. */
export function usePreviewRows(
  { movements }: PartMovements,
  { known, reviewId, categories, mapped, keptRows }: Options,
) {
  const { t, i18n } = useTranslation();
  const { currency, today } = useFormat();
  return useQuery({
    queryKey: ['imports', 'preview', reviewId],
    queryFn: async ({ signal }): Promise<readonly PreviewRow[]> => {
      const period = toPeriod(movements, today());
      return await askWorker('preview', {
        files: movements,
        known: await call(getImportHistory, { query: period }, { signal }),
        options: {
          currency,
          language: i18n.language,
          today: today(),
          categories,
          mapped,
          ownAccounts: findOwnAccounts(movements, known.items, known.accountKey),
          untitled: t('imports.preview.untitled'),
        },
      });
    },
    initialData: keptRows,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    // Comparing the rows with the former ones would be slow for fifty thousand rows, and nothing uses the result.
    structuralSharing: false,
  });
}

const NEAR_DAYS = 3;

function toPeriod(movements: readonly SourceMovements[], today: string): { from: string; to: string } {
  const days = movements.flatMap((part) => part.movements.map(({ date }) => date));
  let [from, to] = [days[0] ?? today, days[0] ?? today];
  for (const day of days) {
    if (day < from) from = day;
    if (day > to) to = day;
  }
  // The days of transactions that were typed by hand may differ a little.
  return { from: addDays(from, -NEAR_DAYS), to: addDays(to, NEAR_DAYS) };
}

/** Returns the user's own accounts among the accounts that money came from or went to. */
function findOwnAccounts(
  movements: readonly SourceMovements[],
  sources: readonly Source[],
  hashKey: string,
): string[] {
  const ownHashes = new Set(sources.flatMap(({ accountHash }) => accountHash ?? []));
  const counterAccounts = new Set(
    movements.flatMap((part) =>
      part.movements.flatMap(({ counterAccount }) =>
        hasNumber(counterAccount) ? plainAccount(counterAccount) : [],
      ),
    ),
  );
  return [...counterAccounts].filter((account) => ownHashes.has(hashAccount(account, hashKey)));
}
