import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

const queryKey = ['budget-mark'];

/** Whether the navigation marks the budgets: an alert has shown since the person last looked at them. */
export function useBudgetMark(): boolean {
  const { data } = useQuery<boolean>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  return data === true;
}

export function useSetBudgetMark(): (isMarked: boolean) => void {
  const client = useQueryClient();
  return (isMarked) => void client.setQueryData(queryKey, isMarked);
}
