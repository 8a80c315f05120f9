/** The screens that are seldom the first one. Even their list is fetched on demand, which keeps the first loads small. */
export const laterPages = {
  profile: () => import('#web/pages/profile.tsx'),
  premium: () => import('#web/pages/premium.tsx'),
  deletedTransactions: () => import('#web/pages/transactions/deleted.tsx'),
  import: () => import('#web/pages/import.tsx'),
  adminDashboard: () => import('#web/pages/admin/dashboard.tsx'),
  adminUsers: () => import('#web/pages/admin/users.tsx'),
  adminOnlineUsers: () => import('#web/pages/admin/online-users.tsx'),
  adminNotifications: () => import('#web/pages/admin/notifications.tsx'),
  adminSettings: () => import('#web/pages/admin/system-settings.tsx'),
  adminAudit: () => import('#web/pages/admin/audit.tsx'),
};
