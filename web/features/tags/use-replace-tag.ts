import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeTag, renameTag } from '#shared/contract/tags.ts';
import { call } from '#web/lib/api/call.ts';

type Change = { from: string; to: string | null };

/** Renames a tag everywhere, or removes it if `to` is null. All queries that show transactions are fetched again. */
export function useReplaceTag() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ from, to }: Change) =>
      to === null
        ? call(removeTag, { params: { tag: from } })
        : call(renameTag, { params: { tag: from }, body: { to } }),
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ meta }) => meta?.refetchOn?.includes('records') === true }),
  });
}
