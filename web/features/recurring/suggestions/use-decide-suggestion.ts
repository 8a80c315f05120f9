import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  decideSuggestion,
  forgetSuggestion,
  type RecurringSuggestion,
  type SuggestionDecision,
} from '#shared/contract/recurring-suggestions.ts';
import { call } from '#web/lib/api/call.ts';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { suggestionsQuery } from '../api.ts';

type Decision = { suggestion: RecurringSuggestion; decision: SuggestionDecision };

/** Stores a decision about a suggestion, and removes its card at once. */
export function useDecideSuggestion() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const showError = useErrorToast();
  const { queryKey } = suggestionsQuery;
  const { mutateAsync } = useMutation({
    mutationFn: ({ suggestion: { key }, decision }: Decision) =>
      call(decideSuggestion, { params: { key }, body: { decision } }),
    onMutate: async ({ suggestion }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(
        queryKey,
        (before) => before && { items: before.items.filter(({ key }) => key !== suggestion.key) },
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });

  async function undo({ key }: RecurringSuggestion): Promise<void> {
    try {
      await call(forgetSuggestion, { params: { key } });
    } catch (error) {
      showError(error);
    }
    await client.invalidateQueries({ queryKey });
  }

  /** Stores the decision; a toast offers to undo it, or shows the error. */
  async function decide(
    suggestion: RecurringSuggestion,
    decision: Exclude<SuggestionDecision, 'confirmed'>,
  ): Promise<void> {
    try {
      await mutateAsync({ suggestion, decision });
      const text = decision === 'dismissed' ? 'dismissed' : 'endedSuggestion';
      const action = { label: t('transactions.toasts.undo'), onClick: () => void undo(suggestion) };
      showToast({ kind: 'success', message: t(`recurring.toasts.${text}`), action });
    } catch (error) {
      showError(error);
    }
  }
  return { send: mutateAsync, decide: (...args: Parameters<typeof decide>) => void decide(...args) };
}
