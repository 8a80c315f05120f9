export const presence = {
  count_one: '{{count}} person is online now',
  count_other: '{{count}} people are online now',
  caption: 'Who is online, last seen first',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  since: 'Online since',
  lastSeen: 'Last seen',
  device: 'Device',
  nobody: 'Nobody is online',
  nobodyText: 'Users appear here as soon as they sign in.',
  loadFailed: 'Error loading users.',
} as const;
