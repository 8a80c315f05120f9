import { whileNoHashingSlot } from '#server/testing/no-hashing-slot.ts';
import { fillDisk } from '#server/testing/full-disk.ts';
import {
  asUserAfter,
  EXPENSES,
  createOwnApp,
  PASSWORD,
  transaction,
  SIGN_IN,
  asUser,
  type ErrorCases,
} from './cause.ts';

export const requests = {
  validationFailed: [400, 'Some fields are not valid.', asUser((user) => user.post(EXPENSES, {}))],
  malformedBody: [400, 'The request body is not valid JSON.', asUser((user) => user.post(EXPENSES, '{'))],
  unsupportedMediaType: [
    415,
    'The request body must be JSON, with the header Content-Type: application/json.',
    asUser((user) => user.send('POST', EXPENSES, '{}', { 'content-type': 'text/plain' })),
  ],
  bodyTooLarge: [
    413,
    'The request body is too large.',
    asUser((user) => user.post(EXPENSES, 'x'.repeat(64 * 1024 + 1))),
  ],
  notFound: [404, 'This address does not exist.', (app) => app.visitor().get('/api/v1/nothing')],
  methodNotAllowed: [405, 'This method is not allowed here.', (app) => app.visitor().put('/api/v1/me')],

  databaseUnavailable: [
    503,
    'Database service is not available.',
    asUser(async (user, app) => {
      await app.database.close();
      return await user.get('/api/v1/me');
    }),
  ],
  // SQLite gets a limit of pages, PostgreSQL a trigger that raises the error of a full disk.
  storageFull: [
    507,
    'The server’s disk is full. Nothing was saved.',
    asUser(async (user, app) => {
      await fillDisk(app.database);
      for (let n = 0; n < 500; n++) {
        const response = await user.post(EXPENSES, { ...transaction, description: 'x'.repeat(200) });
        if (response.status !== 201) return response;
      }
      throw new Error('The disk was not full after 500 transactions.');
    }),
  ],
  serverBusy: [
    503,
    'The server is busy. Please try again in a moment.',
    async (app) =>
      await whileNoHashingSlot(() =>
        app.visitor().post(SIGN_IN, { email: 'ana@example.org', password: PASSWORD }),
      ),
  ],
  tookTooLong: [
    503,
    'There are too many transactions to calculate this in time. Try a shorter period if you can.',
    async () => (await (await createOwnApp({ resultTimeoutMs: 1 })).signUp()).get('/api/v1/forecast'),
  ],
  shuttingDown: [
    503,
    'The service is restarting. Please try again in a moment.',
    async () => (await createOwnApp({ isStopping: () => true })).visitor().get('/readyz'),
  ],
  internal: [
    500,
    'Something went wrong on the server.',
    asUserAfter('drop table account', (user) =>
      user.post(SIGN_IN, { email: user.email, password: PASSWORD }),
    ),
  ],
} satisfies ErrorCases;
