/** The addresses of the screens, in one place. */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  dashboard: '/dashboard',
  transactions: '/transactions',
  addExpense: '/add-expense',
  addIncome: '/add-income',
  profile: '/profile',
  premium: '/premium',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-and-conditions',
} as const;
