import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

const queryKey = ['budget-news'];

/** Whether an alert of a budget has shown since the person last looked at the budgets; it ends with their session. */
export function useBudgetNews(): boolean {
  const { data } = useQuery<boolean>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  return data === true;
}

/** Returns how to mark the budgets in the navigation, or to take the mark away. */
export function useMarkBudgets(): (hasNews: boolean) => void {
  const client = useQueryClient();
  return (hasNews) => void client.setQueryData(queryKey, hasNews);
}
