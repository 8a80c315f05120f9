/** The screens of the administration, whose code is fetched when first visited. */
export const adminPages = {
  adminDashboard: () => import('#web/pages/admin/dashboard.tsx'),
  adminUsers: () => import('#web/pages/admin/users.tsx'),
  adminOnlineUsers: () => import('#web/pages/admin/online-users.tsx'),
  adminNotifications: () => import('#web/pages/admin/notifications.tsx'),
  adminSettings: () => import('#web/pages/admin/system-settings.tsx'),
  adminAudit: () => import('#web/pages/admin/audit.tsx'),
};
