import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CountedImport, Import, ImportedCategory } from '#shared/contract/imports.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { unfinishedImportsQuery, refetchAfterImport } from '../api.ts';
import { onlyUsed, type PlannedCategory } from '../categories/planned.ts';
import type { Settled } from '../settlements/answers.ts';
import type { Preview } from '../preview/decisions.ts';
import type { PreviewProps } from '../preview/preview-props.ts';
import { useStableIds } from '../use-stable-ids.ts';
import { planImports, type ImportPart, type ImportPlan } from './plan.ts';
import { planSources } from './plan-sources.ts';
import { continueSaving, newSaveRun, type SaveRun } from './save.ts';

type Options = Pick<PreviewProps, 'accounts' | 'files' | 'choices' | 'categories' | 'known' | 'onSaved'> & {
  preview: Preview;
  settled: Settled;
  parts: readonly ImportPart[];
};

/** Saves the decided rows. After an error it continues where it stopped. */
export function useSave({ onSaved, ...options }: Options) {
  const client = useQueryClient();
  const imports = useQuery(unfinishedImportsQuery);
  const plan = usePlan(options, imports.data?.items ?? []);
  const latestRun = useRef<SaveRun>(undefined);
  const [progress, setProgress] = useState({ saved: 0, total: 0 });
  const [confirmed, setConfirmed] = useState<ReadonlySet<number>>(NONE);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => {
      const run = plan(latestRun.current);
      latestRun.current = run;
      const total = countRows(run);
      setProgress({ saved: run.confirmed.size, total });
      return await continueSaving(run, (saved) => setProgress({ saved, total }));
    },
    onSuccess: (saved: CountedImport[]) => onSaved(saved),
    onSettled: () => {
      setConfirmed(new Set(latestRun.current?.confirmed));
      refetchAfterImport(client);
    },
  });
  // The list must be loaded, because saving may continue one of its unfinished imports.
  const isReady = !imports.isPending;
  const save = () => mutate();
  return { save, isSaving: isPending, isSaved: isSuccess, error, progress, confirmed, isReady };
}

/** Returns a function that plans how to save the decisions, and continues an earlier run. */
function usePlan(options: Omit<Options, 'onSaved'>, imports: readonly Import[]) {
  const { preview, settled, parts, accounts, files, choices, categories, known } = options;
  const { decimals } = useFormat();
  const toId = useStableIds();
  return (earlier: SaveRun | undefined): SaveRun => {
    const confirmed = earlier?.confirmed ?? NONE;
    const plans = planImports(preview, parts, { decimals, toId, known: imports, confirmed });
    const { map, planned } = categories;
    const created = onlyUsed(planned, findUsedCategoryIds(plans));
    const sources = planSources({
      accounts,
      files,
      choices,
      map: { ...map, ...created.ids },
      settled,
      known: known.items,
      decimals,
    });
    return newSaveRun({ ...sources, categories: created.categories.map(toSent), imports: plans }, earlier);
  };
}

/** The ids of the categories of rows that become transactions. */
function findUsedCategoryIds(plans: readonly ImportPlan[]): Set<string | undefined> {
  const rows = plans.flatMap(({ requests }) => requests.flat());
  return new Set(rows.map(({ row }) => row.transaction?.category));
}

function toSent({ id, type, name, colour }: PlannedCategory): ImportedCategory {
  return { id, type, name, colour };
}

/** The number of stored rows and rows to send. */
function countRows({ plan, confirmed }: SaveRun): number {
  return plan.imports.reduce((sum, { requests }) => sum + requests.flat().length, confirmed.size);
}

export type Save = ReturnType<typeof useSave>;

const NONE: ReadonlySet<number> = new Set();
