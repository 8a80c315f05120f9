import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sourcesQuery } from '#web/lib/api/sources-query.ts';

/** Shows the tab of the accounts to somebody who has one. */
export function AccountsTab({ children }: { children: ReactNode }) {
  const { data } = useQuery(sourcesQuery);
  return data !== undefined && data.items.length > 0 ? children : null;
}
