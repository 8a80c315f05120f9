import { signUpUser } from '../admins.ts';
import { createAuthenticator } from '../authenticator.ts';
import { addSoftPasskey, startAdding, startProof, startSignIn } from '../passkeys.ts';
import { TEST_ORIGIN } from '../test-app.ts';
import { withNewUser, type Plan } from './plan.ts';

const withPasskey = withNewUser(
  async (user, _, { app }) => ({ id: (await addSoftPasskey(app, user)).id }),
  10,
);

export const PASSKEY_PLANS: Record<string, Plan> = {
  'POST /api/auth/passkey': {
    runs: 10,
    prepare: async ({ app }) => {
      const passkey = await addSoftPasskey(app, await signUpUser(app));
      const { browser, assertion } = await startSignIn(app, passkey);
      return { sender: browser, body: assertion };
    },
  },
  'POST /api/v1/me/passkeys/options': withNewUser(),
  'POST /api/v1/me/passkeys': withNewUser(async (user, _, { app }) => {
    const { body } = await startAdding(app, user);
    return { body: { passkey: createAuthenticator(TEST_ORIGIN).create(body).attestation } };
  }),
  'PATCH /api/v1/me/passkeys/:id': withPasskey,
  'DELETE /api/v1/me/passkeys/:id': withPasskey,
  'POST /api/v1/me/proof/passkey': withNewUser(async (user, _, { app }) => {
    const passkey = await addSoftPasskey(app, user);
    return { body: await startProof(app, user, passkey) };
  }, 10),
};
