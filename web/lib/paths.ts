/** The addresses of the screens, in one place. */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  dashboard: '/dashboard',
  transactions: '/transactions',
  addExpense: '/add-expense',
  addIncome: '/add-income',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-and-conditions',
} as const;
