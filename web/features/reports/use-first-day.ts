import { useQuery } from '@tanstack/react-query';
import { getSummary } from '#shared/contract/summaries.ts';
import { call } from '#web/lib/api/call.ts';
import { useToday } from '#web/lib/format/use-today.ts';

/** The day of the first transaction; undefined without transactions, and while it loads. */
export function useFirstDay(): string | undefined {
  const today = useToday();
  const { data } = useQuery({
    queryKey: ['reports', 'first-day', today],
    meta: { refetchOn: ['records'] },
    queryFn: ({ signal }) => call(getSummary, { query: { from: today, to: today } }, { signal }),
    retry: false,
  });
  return data?.firstDay ?? undefined;
}
