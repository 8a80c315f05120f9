import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseUser } from '#server/database/erase-user.ts';
import { ROWS } from '#server/testing/authorization/rows.ts';
import { openStage, type Stage } from '#server/testing/authorization/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.app.close());

/** Requests that are refused before they write anything, or have nothing to write. */
const NEVER_WRITE = [
  'POST /api/v1/advisor/ask',
  'DELETE /api/v1/me',
  'POST /api/v1/me/location/nearest',
  'POST /api/v1/recurring/catch-up',
  // Challenges are in a cookie, and the test has no device that signs one.
  'POST /api/v1/me/passkeys/options',
  'POST /api/v1/me/passkeys',
  'POST /api/v1/me/proof/passkey/options',
  'POST /api/v1/me/proof/passkey',
  // It writes only if Premium is granted on request: server/features/premium/premium.test.ts.
  'POST /api/v1/premium/request',
  ...['expenses', 'incomes'].flatMap((plural) => [`PATCH /api/v1/${plural}`, `DELETE /api/v1/${plural}`]),
];

const rows = Object.entries(ROWS).filter(
  ([name, row]) => row.anonymous !== undefined && !name.startsWith('GET ') && !NEVER_WRITE.includes(name),
);

it.each(rows)('%s leaves nothing of an account that is deleted during the request', async (name, row) => {
  const user = await stage.signUp();
  const id = await stage.addTarget(user, name);
  const database = stage.app.database.forProduct;
  const { write } = database;
  // The session is read by now, and nothing is written yet.
  database.write = async (job) => {
    database.write = write;
    await write((trx) => eraseUser(trx, user.uid));
    return await write(job);
  };
  await stage.call(name, row, { cookie: user.cookie, id });
  database.write = write;
  const contents = Object.entries(await stage.readRows(user)).filter(([, tableRows]) => tableRows.length > 0);
  expect(contents).toEqual([]);
});
