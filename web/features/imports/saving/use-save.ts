import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import type { Import } from '#shared/contract/imports.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { importsQuery, refetchAfterImport } from '../api.ts';
import type { Preview } from '../preview/decisions.ts';
import type { PreviewProps } from '../preview/preview-props.ts';
import { planImports, type ImportPart } from './plan.ts';
import { planSources } from './plan-sources.ts';
import { goOnSaving, startSaving, type Saving } from './save.ts';

type Options = Pick<PreviewProps, 'accounts' | 'files' | 'choices' | 'known' | 'onSaved'> & {
  preview: Preview;
  parts: readonly ImportPart[];
};

/** Saves what was decided. After an error it goes on where it stopped. */
export function useSave({ preview, parts, accounts, files, choices, known, onSaved }: Options) {
  const client = useQueryClient();
  const { decimals } = useFormat();
  const imports = useQuery(importsQuery);
  const idOf = useStableIds();
  const saving = useRef<Saving>(undefined);
  const [progress, setProgress] = useState({ saved: 0, total: 0 });
  const [confirmed, setConfirmed] = useState<ReadonlySet<number>>(NONE);
  const mutation = useMutation({
    mutationFn: async () => {
      const before = saving.current;
      const plans = planImports(preview, parts, {
        decimals,
        idOf,
        known: imports.data?.items ?? [],
        confirmed: before?.confirmed ?? NONE,
      });
      const sources = planSources({ accounts, files, choices, known: known.items });
      const current = startSaving({ ...sources, imports: plans }, before);
      saving.current = current;
      const total =
        current.confirmed.size + plans.reduce((sum, { requests }) => sum + requests.flat().length, 0);
      setProgress({ saved: current.confirmed.size, total });
      return await goOnSaving(current, (saved) => setProgress({ saved, total }));
    },
    onSuccess: (saved: Import[]) => onSaved(saved),
    onSettled: () => {
      setConfirmed(new Set(saving.current?.confirmed));
      refetchAfterImport(client);
    },
  });
  return {
    save: () => mutation.mutate(),
    isSaving: mutation.isPending,
    isSaved: mutation.isSuccess,
    error: mutation.error,
    progress,
    confirmed,
    /** Whether the list of imports is here, in which an unfinished one may stand. */
    isReady: !imports.isPending,
  };
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
