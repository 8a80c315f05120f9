export const adminNotifications = {} as const;
