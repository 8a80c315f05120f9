import { savesData } from '#web/lib/browser/saves-data.ts';

/** The signed-in screens, whose code is fetched when first visited, or before by `prefetchSignedInPages`. */
export const signedInPages = {
  dashboard: () => import('#web/pages/dashboard.tsx'),
  transactions: () => import('#web/pages/transactions.tsx'),
  addExpense: () => import('#web/pages/add-expense.tsx'),
  addIncome: () => import('#web/pages/add-income.tsx'),
};

/** Prefetches likely next screens, so that they open without a network too; not in a browser that saves data. */
export function prefetchSignedInPages(): void {
  if (savesData()) return;
  for (const load of Object.values(signedInPages)) load().catch(() => undefined);
  import('./later-pages.ts')
    .then(({ laterPages: { budgets, insights, profile } }) => Promise.all([budgets(), insights(), profile()]))
    .catch(() => undefined);
}
