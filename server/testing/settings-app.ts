import { expect } from 'vitest';
import { signUpAdmin } from './admins.ts';
import { createTestApp } from './test-app.ts';

export const SETTINGS = '/api/v1/admin/settings';

export type SettingsApp = Awaited<ReturnType<typeof createSettingsApp>>;

/** Creates an app with an administrator who changes settings. */
export async function createSettingsApp() {
  const app = await createTestApp();
  const admin = await signUpAdmin(app);
  return {
    app,
    admin,
    set: async (changes: Record<string, unknown>): Promise<void> => {
      const { status, body } = await admin.patch(SETTINGS, changes);
      expect([status, body.code]).toEqual([200, undefined]);
    },
    auditRows: () => app.database.read.selectFrom('audit_log').selectAll().orderBy('id').execute(),
  };
}
