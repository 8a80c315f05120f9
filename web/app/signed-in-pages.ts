/** The signed-in screens, whose code is fetched when first visited, or before by `prefetchSignedInPages`. */
export const signedInPages = {
  dashboard: () => import('#web/pages/dashboard.tsx'),
  transactions: () => import('#web/pages/transactions.tsx'),
  addExpense: () => import('#web/pages/add-expense.tsx'),
  addIncome: () => import('#web/pages/add-income.tsx'),
  profile: () => import('#web/pages/profile.tsx'),
  premium: () => import('#web/pages/premium.tsx'),
};

/** Fetches what the next click may need, so that it works without a network too; not where data are to be saved. */
export function prefetchSignedInPages(): void {
  if (savesData()) return;
  for (const load of Object.values(signedInPages)) load().catch(() => undefined);
}

/** Whether this browser asks sites to fetch as little as they can. https://wicg.github.io/savedata/ */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
