import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPasskey, proveWithPasskey, startPasskey } from '#shared/contract/passkeys.ts';
import { MAX_PASSKEYS } from '#shared/limits.ts';
import { signUpUser } from '#server/testing/admins.ts';
import { createAuthenticator, type Twist } from '#server/testing/authenticator.ts';
import { forgetProofs } from '#server/testing/forget-proofs.ts';
import {
  addSoftPasskey,
  PASSKEYS,
  proveWith,
  signInWith,
  startAdding,
  startProof,
  startSignIn,
} from '#server/testing/passkeys.ts';
import { createTestApp, TEST_ORIGIN, type TestApp } from '#server/testing/test-app.ts';
import type { TestResponse } from '#server/testing/test-client.ts';
import { storeTwoStep } from '#server/testing/two-step.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ mailer: { send: () => Promise.resolve() } });
});
afterAll(() => app.close());

const outcomeOf = ({ status, body }: TestResponse) => [status, body.code];
const REFUSED = [401, 'passkeyRefused'];

async function listActions(user: { get: (path: string) => Promise<TestResponse> }): Promise<string[]> {
  const { items } = (await user.get('/api/v1/me/activity-log')).body as { items: { action: string }[] };
  return items.map(({ action }) => action);
}

describe('a new passkey', () => {
  it('is asked for as one that signs in without a user name', async () => {
    const user = await signUpUser(app);
    const known = await addSoftPasskey(app, user);
    const { body } = await startAdding(app, user);
    expect(body).toMatchObject({
      rp: { id: 'localhost', name: 'Saldo' },
      user: { id: Buffer.from(user.uid).toString('base64url'), name: user.email },
      attestation: 'none',
      excludeCredentials: [{ type: 'public-key', id: known.id, transports: ['internal'] }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('is listed, audited and mailed, and so is its removal', async () => {
    const user = await signUpUser(app);
    const passkey = await addSoftPasskey(app, user, { name: ' Laptop ', isSynced: true });
    const listed = (await user.get(PASSKEYS)).body;
    expect(listed).toEqual({
      isAvailable: true,
      items: [
        {
          id: passkey.id,
          name: 'Laptop',
          createdAt: new Date(app.clock.now).toISOString(),
          lastUsedAt: null,
          isSynced: true,
          isElsewhere: false,
        },
      ],
    });
    const renamed = await user.patch(`${PASSKEYS}/${passkey.id}`, { name: 'Phone' });
    expect(renamed.body).toEqual({ ...listed.items[0], name: 'Phone' });
    expect((await user.delete(`${PASSKEYS}/${passkey.id}`)).status).toBe(200);
    expect((await user.get(PASSKEYS)).body.items).toEqual([]);
    expect(await listActions(user)).toEqual(['passkeyRemoved', 'passkeyAdded']);
    await app.settled();
    const mails = app.database.read.selectFrom('outbox').select('kind').where('user_id', '=', user.uid);
    const kinds = (await mails.orderBy('created_at').orderBy('id').execute()).map(({ kind }) => kind);
    expect(kinds).toEqual(['passkeyAdded', 'passkeyRemoved']);
  });

  it.each<[string, Twist]>([
    ['another origin', { origin: 'https://example.org' }],
    ['another host', { rpId: 'example.org' }],
    ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['what was signed to sign in', { type: 'webauthn.get' }],
    ['an authenticator that did not verify the person', { isVerified: false }],
    ['an attestation with certificates', { format: 'fido-u2f' }],
    ['an unknown attestation', { format: 'other' }],
  ])('is refused for %s', async (_, twist) => {
    const user = await signUpUser(app);
    const { body } = await startAdding(app, user);
    const { attestation } = createAuthenticator(TEST_ORIGIN).create(body, twist);
    const response = await user.post(addPasskey.path, { name: 'Laptop', passkey: attestation });
    expect(outcomeOf(response)).toEqual(REFUSED);
    expect((await user.get(PASSKEYS)).body.items).toEqual([]);
  });

  it('is refused a second time, in another session, and with a challenge of a sign-in', async () => {
    const user = await signUpUser(app);
    const { body } = await startAdding(app, user);
    const cookies = new Map(user.cookies);
    const authenticator = createAuthenticator(TEST_ORIGIN);
    const passkey = { name: 'Laptop', passkey: authenticator.create(body).attestation };
    const other = await signUpUser(app);
    other.cookies.set('saldo.passkey', cookies.get('saldo.passkey') ?? '');
    expect(outcomeOf(await other.post(addPasskey.path, passkey))).toEqual(REFUSED);
    expect((await user.post(addPasskey.path, passkey)).status).toBe(201);
    user.cookies.set('saldo.passkey', cookies.get('saldo.passkey') ?? '');
    expect(outcomeOf(await user.post(addPasskey.path, passkey))).toEqual(REFUSED);

    const options = (await startAdding(app, user)).body;
    const soft = await addSoftPasskey(app, user);
    const { options: forSignIn } = await startSignIn(app, soft, {}, user);
    const made = authenticator.create({ ...options, challenge: forSignIn.challenge });
    const refused = await user.post(addPasskey.path, { name: 'Laptop', passkey: made.attestation });
    expect(outcomeOf(refused)).toEqual(REFUSED);
  });

  it('is refused beyond the limit, also at once', async () => {
    const user = await signUpUser(app);
    for (let count = 0; count < MAX_PASSKEYS - 1; count += 1) await addSoftPasskey(app, user);
    const { body } = await startAdding(app, user);
    const responses = await Promise.all(
      [1, 2, 3].map(() => {
        const { attestation } = createAuthenticator(TEST_ORIGIN).create(body);
        return user.post(addPasskey.path, { name: 'Laptop', passkey: attestation });
      }),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(outcomeOf(await user.post(startPasskey.path))).toEqual([409, 'tooManyPasskeys']);
  });

  it('and its removal need a proof; nobody else can rename or remove it', async () => {
    const user = await signUpUser(app);
    const passkey = await addSoftPasskey(app, user);
    const other = await signUpUser(app);
    const path = `${PASSKEYS}/${passkey.id}`;
    expect(outcomeOf(await other.patch(path, { name: 'Mine' }))).toEqual([404, 'passkeyNotFound']);
    expect(outcomeOf(await other.delete(path))).toEqual([404, 'passkeyNotFound']);
    await forgetProofs(app, user.uid);
    expect(outcomeOf(await user.delete(path))).toEqual([403, 'proofRequired']);
    expect(outcomeOf(await user.post(startPasskey.path))).toEqual([403, 'proofRequired']);
    expect(outcomeOf(await user.post(addPasskey.path, {}))).toEqual([403, 'proofRequired']);
  });
});

describe('a proof', () => {
  it('is given by a passkey in place of password and code, once for each challenge', async () => {
    const user = await signUpUser(app);
    await storeTwoStep(app, user.uid);
    const passkey = await addSoftPasskey(app, user, { isSynced: true });
    await forgetProofs(app, user.uid);
    const assertion = await startProof(app, user, passkey);
    const cookies = new Map(user.cookies);
    const given = await user.post(proveWithPasskey.path, assertion);
    expect(given.body).toEqual({
      provedUntil: new Date(app.clock.now + 300_000).toISOString(),
      needsCode: true,
    });
    expect((await user.get('/api/v1/me/proof')).body).toEqual(given.body);
    await forgetProofs(app, user.uid);
    user.cookies.set('saldo.passkey', cookies.get('saldo.passkey') ?? '');
    expect(outcomeOf(await user.post(proveWithPasskey.path, assertion))).toEqual(REFUSED);
    expect((await user.get('/api/v1/me/proof')).body.provedUntil).toBeNull();
  });

  it('is refused with a passkey of somebody else, another session or another purpose', async () => {
    const [user, other] = [await signUpUser(app), await signUpUser(app)];
    const [own, foreign] = [await addSoftPasskey(app, user), await addSoftPasskey(app, other)];
    expect(outcomeOf(await proveWith(app, user, foreign))).toEqual(REFUSED);
    const { browser: second } = await signInWith(app, own);
    const assertion = await startProof(app, user, own);
    second.cookies.set('saldo.passkey', user.cookies.get('saldo.passkey') ?? '');
    expect(outcomeOf(await second.post(proveWithPasskey.path, assertion))).toEqual(REFUSED);
    const { assertion: forSignIn } = await startSignIn(app, own, {}, user);
    expect(outcomeOf(await user.post(proveWithPasskey.path, forSignIn))).toEqual(REFUSED);
    expect((await proveWith(app, user, own)).status).toBe(200);
  });
});
