/** The paths of all screens. The server has no pages at other paths. */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  verifyEmail: '/verify-email',
  stopMails: '/stop-mails',
  dashboard: '/dashboard',
  transactions: '/transactions',
  deletedTransactions: '/transactions/deleted',
  addExpense: '/add-expense',
  addIncome: '/add-income',
  addTransfer: '/add-transfer',
  import: '/import',
  categories: '/categories',
  accounts: '/accounts',
  recurring: '/recurring',
  budgets: '/budgets',
  goals: '/goals',
  reports: '/reports',
  reportsMonth: '/reports/month',
  reportsTable: '/reports/table',
  reportsSavings: '/reports/savings',
  reportsCompare: '/reports/compare',
  reportsYear: '/reports/year',
  reportsCalendar: '/reports/calendar',
  reportsMerchants: '/reports/merchants',
  insights: '/insights',
  insightsForecast: '/insights/forecast',
  insightsAsk: '/insights/ask',
  profile: '/profile',
  premium: '/premium',
  support: '/support',
  admin: '/admin',
  adminDashboard: '/admin/dashboard',
  adminUsers: '/admin/users',
  adminOnlineUsers: '/admin/online-users',
  adminNotifications: '/admin/notifications',
  adminSupport: '/admin/support',
  adminSettings: '/admin/system-settings',
  adminAudit: '/admin/audit',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-and-conditions',
} as const;

/** The query parameter that opens quick add over a screen. */
export const QUICK_ADD_QUERY = 'quick';

/** The paths of the prerendered pages, which work without the app. */
export const PAGE_PATHS = [paths.home, paths.privacyPolicy, paths.terms] as const;
export type PagePath = (typeof PAGE_PATHS)[number];

/** The screens for people who are not signed in. */
export const GUEST_PATHS: readonly string[] = [paths.login, paths.signup, paths.forgotPassword];
/** The screens that mailed links open. */
export const MAILED_PATHS: readonly string[] = [
  paths.resetPassword,
  paths.confirmEmail,
  paths.verifyEmail,
  paths.stopMails,
];

/** The file name of a prerendered page: 'privacy-policy.es.html'. */
export function pageFile(path: PagePath, language: string): string {
  return `${path.slice(1) || 'home'}.${language}.html`;
}

/** Finds the path of the screen at a browser address, without query and final slash. */
export function findScreen(address: string): string | undefined {
  const path = address.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, '');
  return patterns.find(({ pattern }) => pattern.test(path))?.screen;
}

const patterns = Object.values(paths).map((screen: string) => ({
  screen,
  pattern: new RegExp(`^${screen.replace(/:\w+/g, '[^/]+')}$`),
}));
