import type { adminNotifications as english } from '../en/admin-notifications.ts';
import type { Shape } from '../shape.ts';

export const adminNotifications = {} satisfies Shape<typeof english>;
