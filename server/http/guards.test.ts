import { once } from 'node:events';
import { request, type ClientRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorCode } from '#shared/errors.ts';
import type { SettingChanges } from '#shared/contract/system-settings.ts';
import { MAX_PHOTO_BYTES } from '#shared/limits.ts';
import { forgetTokens, makeToken, storeToken, TOKENS } from '#server/testing/access-tokens.ts';
import { changeProfile, signUpAdmin, signUpUser } from '#server/testing/admins.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { forgetProofs } from '#server/testing/forget-proofs.ts';
import { PASSWORD } from '#server/testing/new-account.ts';
import { whileNoHashingSlot } from '#server/testing/no-hashing-slot.ts';
import { mountProbe, PROBE } from '#server/testing/probe.ts';
import { RESTORE, startRestore } from '#server/testing/restores.ts';
import { createTestApp, TEST_ORIGIN, type TestApp } from '#server/testing/test-app.ts';
import { createTestClient } from '#server/testing/test-client.ts';
import { USUAL_BODY_BYTES, withLargeBody } from './large-bodies.ts';
import { closeServer, listen } from './listen.ts';
import { createLog } from './log.ts';
import { refusalHeaders } from './security-headers.ts';

/** A new guard of the pipeline adds a row to `GUARDS`, and 1 here. */
const GUARD_COUNT = 30;

type Headers = Record<string, string>;
type Sent = {
  method?: string;
  path: string;
  headers: Headers;
  body?: string | Buffer;
  isChunked?: boolean;
  from?: string;
};
type Received = { status: number | undefined; code: string | undefined; headers: IncomingHttpHeaders };
/** Sends a request while the server is in some state. */
type During = (act: () => Promise<Received>) => Promise<Received>;

/** A request that only this guard refuses, and the same one without the fault. */
type Guard = [
  name: string,
  status: number,
  code: ErrorCode,
  refused: () => Sent,
  passing: () => Sent,
  during?: During,
];

const EXPENSES = '/api/v1/expenses';
const SIGN_IN = '/api/auth/sign-in/email';
const BACKUPS = '/api/v1/admin/backups';
const COFFEE = { description: 'Coffee', amount: 2.5, date: '2026-11-20' };
const JSON_TYPE = { 'content-type': 'application/json' };
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HOUR_MS = 60 * 60_000;
const MAX_IN_FLIGHT = 3;
/** This address has as many requests in flight as one may have. */
const CROWDED = '127.0.0.2';

const SECURITY_HEADERS = Object.fromEntries(
  refusalHeaders({ isHttps: false }).map(([name, value]) => [name.toLowerCase(), value]),
);

let stage: Awaited<ReturnType<typeof createStage>>;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());

async function createStage() {
  const lines: string[] = [];
  const app = await createTestApp({ log: createLog('info', { write: (line) => void lines.push(line) }) });
  mountProbe(app, { access: 'user', needsPremium: true });
  const server = await listen(
    app.app,
    { host: '127.0.0.1', port: 0 },
    { limits: { maxInFlightPerAddress: MAX_IN_FLIGHT } },
  );
  const { port } = server.address() as AddressInfo;
  const people = {
    ana: await signUpUser(app),
    admin: await signUpAdmin(app),
    restoring: await signUpUser(app, { currency: 'EUR' }),
    suspended: await signUpUser(app),
    undecided: await signUpUser(app),
    unproved: await signUpUser(app),
    expired: await signUpUser(app),
    signedOut: await signUpUser(app),
    renewed: await signUpUser(app),
  };
  const { ana, restoring } = people;
  await changeProfile(app, people.suspended, { is_suspended: 1 });
  await changeProfile(app, people.undecided, { terms_accepted: 0 });
  await forgetProofs(app, people.unproved.uid);
  await changeSession(app, people.expired, { expiresAt: toInstant(app.clock.now - 1) });
  await changeSession(app, people.renewed, {
    expiresAt: toInstant(app.clock.now + HOUR_MS),
    updatedAt: toInstant(app.clock.now - HOUR_MS),
  });
  const otherTab = createTestClient(app.app, TEST_ORIGIN, new Map(people.signedOut.cookies));
  await otherTab.post('/api/auth/sign-out');
  const tokens = {
    add: await makeToken(ana, 'add'),
    read: await makeToken(ana, 'read'),
    revoked: await storeToken(app, people.unproved.uid, 'read'),
    expired: await storeToken({ database: app.database, clock: { now: 0 } }, ana.uid, 'read'),
  };
  await forgetTokens(app, people.unproved.uid);
  const { id } = (await ana.post(EXPENSES, COFFEE)).body as { id: string };
  const restoreId = await startRestore(restoring, { exportedAt: toInstant(app.clock.now) });
  const crowd = await Promise.all(Array.from({ length: MAX_IN_FLIGHT }, () => holdRequest(port)));
  return {
    app,
    port,
    lines,
    people,
    tokens,
    expense: `${EXPENSES}/${id}`,
    restoreId,
    async close() {
      for (const each of crowd) each.destroy();
      await closeServer(server);
      await app.close();
    },
  };
}

const toInstant = (ms: number) => new Date(ms).toISOString();

async function changeSession({ database }: TestApp, { uid }: { uid: string }, times: object): Promise<void> {
  await database.write(async (trx) => {
    await trx.updateTable('session').set(times).where('userId', '=', uid).execute();
  });
}

/** Begins a request whose body never arrives. */
async function holdRequest(port: number): Promise<ClientRequest> {
  const headers = { 'content-length': 9, expect: '100-continue' };
  const held = request({ port, method: 'POST', path: SIGN_IN, headers, localAddress: CROWDED, agent: false });
  held.on('error', () => undefined);
  await once(held, 'continue');
  return held;
}

async function send({ path, method = 'GET', headers, body, isChunked, from }: Sent): Promise<Received> {
  const encoding = isChunked ? { 'transfer-encoding': 'chunked' } : {};
  const options = { port: stage.port, path, method, headers: { ...headers, ...encoding } };
  const sent = request({ ...options, localAddress: from, agent: false });
  // A server that refuses a body may close the connection while the body is sent.
  sent.on('error', () => undefined);
  const responded = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.end(body);
  const [response] = await responded;
  const bytes = await buffer(response);
  const text = response.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
  const json = text.length === 0 ? {} : (JSON.parse(text.toString()) as { code?: string });
  return { status: response.statusCode, headers: response.headers, code: json.code };
}

type Name = keyof (typeof stage)['people'];
const cookieOf = (name: Name) => ({ cookie: stage.people[name].cookieHeader() });

const readWith = (headers: Headers, path = EXPENSES): Sent => ({ path, headers });
const readBy = (name: Name, path?: string) => readWith(cookieOf(name), path);
const read = () => readBy('ana');
const readTransaction = () => readBy('ana', stage.expense);
const readOne = () => readBy('ana', `${EXPENSES}?limit=1`);
const readMe = () => readBy('ana', '/api/v1/me');
const readProbe = () => readBy('ana', PROBE);
const readSummary = (headers: Headers = {}) =>
  readWith({ ...cookieOf('ana'), ...headers }, '/api/v1/summary');
const withQuery = (sent: Sent, more: string): Sent => ({ ...sent, path: sent.path + more });

const readWithToken = (token: string) => readWith({ authorization: `Bearer ${token}` });
const readByToken = () => readWithToken(stage.tokens.read);

/** Reads with the cookie of a session that exists, whose signature is wrong. */
function readForged(): Sent {
  const { cookie } = cookieOf('ana');
  return readWith({ cookie: cookie.replace(/[^.]+$/, `${'A'.repeat(43)}%3D`) });
}

const toHeaders = (name: Name) => ({ ...cookieOf(name), ...JSON_TYPE, origin: TEST_ORIGIN });

function writeBy(name: Name, path: string, body: object): Sent {
  return { method: 'POST', path, headers: toHeaders(name), body: JSON.stringify(body) };
}

const add = () => writeBy('ana', EXPENSES, COFFEE);
const addWith = (headers: Headers) => ({ ...add(), headers: { ...toHeaders('ana'), ...headers } });
const addWithoutOrigin = () => ({ ...add(), headers: { ...cookieOf('ana'), ...JSON_TYPE } });
const addMore = (body: object) => writeBy('ana', EXPENSES, { ...COFFEE, ...body });
/** Adds a transaction with the largest body, or with one that is larger by some bytes. */
const addLargest = (excess = 0) => ({
  ...add(),
  body: JSON.stringify(COFFEE).padEnd(USUAL_BODY_BYTES + excess),
});
const addLargestChunked = (excess = 0) => ({ ...addLargest(excess), isChunked: true });

function setPhoto(excess = 0, type = 'image/png'): Sent {
  const headers = { ...toHeaders('ana'), 'content-type': type };
  const body = Buffer.concat([PNG], MAX_PHOTO_BYTES + excess);
  return { method: 'PUT', path: '/api/v1/me/photo', headers, body };
}

const prove = (body: object = { password: PASSWORD }) => writeBy('ana', '/api/v1/me/proof', body);
const makeTokenBy = (name: Name) => writeBy(name, TOKENS, { name: 'Phone', scope: 'read' });
/** An endpoint of large bodies takes one of unknown length for a large one. */
const restoreNothing = () => ({
  ...writeBy('restoring', `${RESTORE}/rows`, { id: stage.restoreId }),
  isChunked: true,
});

function whileSetting(changes: SettingChanges, usual: SettingChanges): During {
  return async (act) => {
    await changeSettings(stage.app, changes);
    try {
      return await act();
    } finally {
      await changeSettings(stage.app, usual);
    }
  };
}
const inMaintenance = whileSetting({ isReadOnly: true }, { isReadOnly: false });
const withoutPremium = whileSetting({ premiumMode: 'byGrant' }, { premiumMode: 'everyone' });

async function whileLargeBodies(act: () => Promise<Received>): Promise<Received> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = [1, 2].map(() => withLargeBody(stage.people.restoring.uid, () => promise));
  try {
    return await act();
  } finally {
    resolve();
    await Promise.all(held);
  }
}

const GUARDS: Guard[] = [
  // Before the session.
  ['admission', 503, 'serverBusy', () => ({ ...read(), from: CROWDED }), read],
  ['body limit, stated length', 413, 'bodyTooLarge', () => addLargest(1), addLargest],
  ['body limit, unknown length', 413, 'bodyTooLarge', () => addLargestChunked(1), addLargestChunked],
  ['body limit of an endpoint', 413, 'bodyTooLarge', () => setPhoto(1), setPhoto],
  ['foreign Origin', 403, 'originRefused', () => addWith({ origin: 'https://evil.example' }), add],
  ['cookie without Origin', 403, 'originRefused', addWithoutOrigin, add],

  // The session, or the access token.
  ['no session', 401, 'userIdMissing', () => readWith({}), read],
  ['signature of the cookie', 401, 'userIdMissing', readForged, read],
  ['expired session', 401, 'userIdMissing', () => readBy('expired'), read],
  ['ended session', 401, 'userIdMissing', () => readBy('signedOut'), read],
  ['revoked access token', 401, 'tokenInvalid', () => readWithToken(stage.tokens.revoked), readByToken],
  ['expired access token', 401, 'tokenInvalid', () => readWithToken(stage.tokens.expired), readByToken],
  // Without a password, because the hashing of one would be refused as well, but later.
  ['hashing slots', 503, 'serverBusy', () => prove({}), prove, whileNoHashingSlot],

  // The endpoint.
  ['scope of an access token', 403, 'tokenScope', () => readWithToken(stage.tokens.add), readByToken],
  ['suspended account', 403, 'accountSuspended', () => readBy('suspended'), read],
  ['unaccepted terms', 403, 'termsRequired', () => writeBy('undecided', EXPENSES, COFFEE), add],
  ['administrator', 403, 'notAdmin', () => readBy('ana', BACKUPS), () => readBy('admin', BACKUPS)],
  ['maintenance', 503, 'readOnly', add, add, inMaintenance],
  ['recent proof', 403, 'proofRequired', () => makeTokenBy('unproved'), () => makeTokenBy('ana')],
  ['Premium', 403, 'premiumRequired', readProbe, readProbe, withoutPremium],
  ['large bodies at once', 503, 'serverBusy', restoreNothing, restoreNothing, whileLargeBodies],

  // The input.
  ['media type', 415, 'unsupportedMediaType', () => addWith({ 'content-type': 'text/plain' }), add],
  ['type of a file', 415, 'photoTypeRefused', () => setPhoto(0, 'text/plain'), setPhoto],
  ['malformed JSON', 400, 'malformedBody', () => ({ ...add(), body: '{' }), add],
  ['unknown field', 400, 'validationFailed', () => addMore({ x: 1 }), add],
  ['parameter of the path', 400, 'validationFailed', () => readBy('ana', `${EXPENSES}/x`), readTransaction],
  ['unknown query field', 400, 'validationFailed', () => withQuery(readOne(), '&x=1'), readOne],
  ['repeated query field', 400, 'validationFailed', () => withQuery(readOne(), '&limit=1'), readOne],
  ['query where none is allowed', 400, 'validationFailed', () => withQuery(readMe(), '?x=1'), readMe],
  ['another user’s record', 404, 'recordNotFound', () => readBy('admin', stage.expense), readTransaction],
];

describe('each guard of the pipeline refuses its request, and lets the same request without the fault pass', () => {
  it.each(GUARDS)('%s', async (_, status, code, refused, passing, during = (act) => act()) => {
    const refusal = await during(() => send(refused()));
    expect([refusal.status, refusal.code]).toEqual([status, code]);
    const response = await send(passing());
    expect([response.code, [200, 201].includes(response.status ?? 0)]).toEqual([undefined, true]);
  });

  it('and none has lost its row', () => {
    expect(GUARDS).toHaveLength(GUARD_COUNT);
    expect(new Set(GUARDS.map(([name]) => name)).size).toBe(GUARD_COUNT);
  });
});

describe('each response has the headers of the pipeline and one line in the log', () => {
  const signIn = () => writeBy('ana', SIGN_IN, { email: stage.people.ana.email, password: PASSWORD });
  const readCompressed = () => readSummary({ 'accept-encoding': 'gzip' });
  const setCookie = { 'set-cookie': [expect.stringContaining('saldo.session_token')] };

  async function expectWhole(sent: Sent, status: number, own: object): Promise<void> {
    const received = await send(sent);
    const usual = { ...SECURITY_HEADERS, 'cache-control': 'no-store', 'x-request-id': expect.any(String) };
    expect(received).toMatchObject({ status, headers: { ...usual, ...own } });
    const logged = stage.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const id = received.headers['x-request-id'];
    expect(logged.filter(({ requestId }) => requestId === id)).toMatchObject([{ status }]);
  }

  it.each<[name: string, status: number, sent: () => Sent, own?: object]>([
    ['a success', 200, readSummary],
    ['a compressed one', 200, readCompressed, { 'content-encoding': 'gzip' }],
    ['a write', 201, add],
    ['a sign-in, with a cookie', 200, signIn, setCookie],
    ['one that renews the session', 200, () => readBy('renewed'), setCookie],
    ['an error', 400, () => withQuery(readSummary(), '?x=1')],
    ['a refusal before the session', 413, () => addLargest(1)],
    ['an unknown path', 404, () => readBy('ana', '/api/v1/nothing')],
  ])('%s', async (_, status, sent, own = {}) => {
    await expectWhole(sent(), status, own);
  });

  it('304', async () => {
    const { etag = '' } = (await send(readSummary())).headers;
    await expectWhole(readSummary({ 'if-none-match': etag }), 304, { etag });
  });
});
