import type { adminTexts as english } from '../en/admin-texts.ts';
import type { Shape } from '../shape.ts';
import { admin } from './admin.ts';
import { adminErrors } from './admin-errors.ts';
import { adminMetrics } from './admin-metrics.ts';
import { adminNotifications } from './admin-notifications.ts';
import { adminUsers } from './admin-users.ts';
import { audit } from './audit.ts';
import { backups } from './backups.ts';
import { invites } from './invites.ts';
import { presence } from './presence.ts';
import { supportDesk } from './support-desk.ts';
import { systemSettings } from './system-settings.ts';

export const adminTexts = {
  errors: adminErrors,
  admin,
  adminMetrics,
  adminNotifications,
  adminUsers,
  audit,
  backups,
  invites,
  presence,
  supportDesk,
  systemSettings,
} satisfies Shape<typeof english>;
