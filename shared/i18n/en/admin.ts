export const admin = {
  badge: 'Admin',
  navigation: {
    main: 'Administration',
    adminDashboard: 'Admin dashboard',
    allUsers: 'All users',
    onlineUsers: 'Online users',
    settings: 'Settings',
    audit: 'Audit log',
  },
  footer: '© {{year}} {{name}}',
  page: 'Page {{page}} of {{pages}}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  paging: 'Pages',
  pageSize: 'Per page',
  never: 'Never',
} as const;
