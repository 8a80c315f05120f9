/** The signed-in screens, whose code is fetched when first visited, or before as one of the `likelyPages`. */
export const signedInPages = {
  dashboard: () => import('#web/pages/dashboard.tsx'),
  transactions: () => import('#web/pages/transactions.tsx'),
  addExpense: () => import('#web/pages/add-expense.tsx'),
  addIncome: () => import('#web/pages/add-income.tsx'),
};

const LATER_PAGES = ['budgets', 'insights', 'profile'] as const;

/** Functions that fetch the likely next screens. */
export const likelyPages = [
  ...Object.values(signedInPages),
  ...LATER_PAGES.map((name) => async () => (await import('./later-pages.ts')).laterPages[name]()),
];
