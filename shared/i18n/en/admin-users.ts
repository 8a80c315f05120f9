export const adminUsers = {
  roles: { admin: 'Admin', user: 'User' },
  states: { active: 'Active', suspended: 'Suspended' },
  plans: { free: 'Free', premium: 'Premium' },
  csv: {
    fileName: 'users',
    columns: {
      id: 'ID',
      name: 'Name',
      email: 'Email',
      role: 'Role',
      status: 'Status',
      plan: 'Plan',
      lastSeen: 'Last seen',
      joined: 'Joined',
    },
  },
} as const;
