import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import type { Import, ImportedCategory } from '#shared/contract/imports.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { openImportsQuery, refetchAfterImport } from '../api.ts';
import { onlyUsed, type PlannedCategory } from '../categories/planned.ts';
import type { Preview } from '../preview/decisions.ts';
import type { PreviewProps } from '../preview/preview-props.ts';
import { planImports, type ImportPart, type ImportPlan } from './plan.ts';
import { planSources } from './plan-sources.ts';
import { goOnSaving, startSaving, type Saving } from './save.ts';

type Options = Pick<PreviewProps, 'accounts' | 'files' | 'choices' | 'categories' | 'known' | 'onSaved'> & {
  preview: Preview;
  parts: readonly ImportPart[];
};

/** Saves what was decided. After an error it goes on where it stopped. */
export function useSave({ onSaved, ...options }: Options) {
  const client = useQueryClient();
  const imports = useQuery(openImportsQuery);
  const plan = usePlan(options, imports.data?.items ?? []);
  const saving = useRef<Saving>(undefined);
  const [progress, setProgress] = useState({ saved: 0, total: 0 });
  const [confirmed, setConfirmed] = useState<ReadonlySet<number>>(NONE);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => {
      const current = plan(saving.current);
      saving.current = current;
      const total = countRows(current);
      setProgress({ saved: current.confirmed.size, total });
      return await goOnSaving(current, (saved) => setProgress({ saved, total }));
    },
    onSuccess: (saved: Import[]) => onSaved(saved),
    onSettled: () => {
      setConfirmed(new Set(saving.current?.confirmed));
      refetchAfterImport(client);
    },
  });
  // In the list of imports an unfinished one may stand.
  const isReady = !imports.isPending;
  return {
    save: () => mutate(),
    isSaving: isPending,
    isSaved: isSuccess,
    error,
    progress,
    confirmed,
    isReady,
  };
}

/** Returns what makes a plan of what is decided now; it goes on from what was saved before. */
function usePlan(options: Omit<Options, 'onSaved'>, imports: readonly Import[]) {
  const { preview, parts, accounts, files, choices, categories, known } = options;
  const { decimals } = useFormat();
  const idOf = useStableIds();
  return (before: Saving | undefined): Saving => {
    const confirmed = before?.confirmed ?? NONE;
    const plans = planImports(preview, parts, { decimals, idOf, known: imports, confirmed });
    const { map, planned } = categories;
    const made = onlyUsed(planned, usedIn(plans));
    const sources = planSources({
      accounts,
      files,
      choices,
      map: { ...map, ...made.ids },
      known: known.items,
    });
    return startSaving({ ...sources, categories: made.categories.map(toSent), imports: plans }, before);
  };
}

/** The categories of the rows that become transactions. */
function usedIn(plans: readonly ImportPlan[]): Set<string | undefined> {
  const rows = plans.flatMap(({ requests }) => requests.flat());
  return new Set(rows.map(({ row }) => row.transaction?.category));
}

function toSent({ id, type, name, colour }: PlannedCategory): ImportedCategory {
  return { id, type, name, colour };
}

/** The rows that are saved and those that are left. */
function countRows({ plan, confirmed }: Saving): number {
  return plan.imports.reduce((sum, { requests }) => sum + requests.flat().length, confirmed.size);
}

export type Save = ReturnType<typeof useSave>;

const NONE: ReadonlySet<number> = new Set();

/** A new id for each key, and the same one whenever it is asked for again. */
function useStableIds(): (key: string) => string {
  const ids = useRef(new Map<string, string>());
  return (key) => {
    const id = ids.current.get(key) ?? uuidv7();
    ids.current.set(key, id);
    return id;
  };
}
