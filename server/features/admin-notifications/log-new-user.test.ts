import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { createLogNewUser, type LogNewUser } from './log-new-user.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');

let database: TestDatabase;
let logNewUser: LogNewUser;
beforeAll(async () => {
  database = await createTestDatabase();
  logNewUser = createLogNewUser(database.forProduct, () => NOW);
});
afterAll(() => database.drop());

describe('logging a new user', () => {
  it('adds an unread notification whose Spanish message has e-mail and UID', async () => {
    await logNewUser({ uid: 'u1', email: 'ana@example.org' });
    const rows = await database.read.selectFrom('admin_notifications').selectAll().execute();
    expect(rows).toEqual([
      {
        user_id: 'u1',
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        type: 'newUserRegistered',
        email: 'ana@example.org',
        message: 'Nuevo usuario registrado: ana@example.org (UID: u1)',
        timestamp: NOW,
        read: 0,
      },
    ]);
  });

  it.each([
    { uid: '', email: 'ana@example.org' },
    { uid: 'u1', email: '' },
  ])('requires uid and e-mail (%j)', async (user) => {
    await expect(logNewUser(user)).rejects.toThrow(
      'User data (uid, email) is required for logging new user.',
    );
  });

  it('reports a notification that cannot be stored', async () => {
    await runSql(database, 'drop table admin_notifications');
    await expect(logNewUser({ uid: 'u1', email: 'ana@example.org' })).rejects.toThrow(
      'Failed to log new user registration notification.',
    );
  });
});
