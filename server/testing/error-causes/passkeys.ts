import { signInWithPasskey, startPasskey, startPasskeySignIn } from '#shared/contract/passkeys.ts';
import { MAX_PASSKEYS } from '#shared/limits.ts';
import { signUpUser } from '../admins.ts';
import { addSoftPasskey, PASSKEYS } from '../passkeys.ts';
import { asUser, createOwnApp, type ErrorCases } from './cause.ts';

export const passkeys = {
  passkeyRefused: [
    401,
    'This passkey was not accepted.',
    (app) =>
      app.visitor().post(signInWithPasskey.path, {
        id: 'id',
        clientDataJSON: 'e30',
        authenticatorData: 'e30',
        signature: 'e30',
        userHandle: 'id',
      }),
  ],
  passkeyNotFound: [
    404,
    'This passkey does not exist.',
    asUser((user) => user.delete(`${PASSKEYS}/unknown`)),
  ],
  passkeysUnavailable: [
    409,
    'Passkeys need an address with a host name.',
    async () => {
      const numbered = await createOwnApp({ config: { baseUrl: 'http://127.0.0.1:3000' } });
      return await numbered.visitor().post(startPasskeySignIn.path);
    },
  ],
  tooManyPasskeys: [
    409,
    'You have reached the limit of passkeys. Remove one first.',
    async (app) => {
      const user = await signUpUser(app);
      for (let count = 0; count < MAX_PASSKEYS; count += 1) await addSoftPasskey(app, user);
      return await user.post(startPasskey.path);
    },
  ],
} satisfies ErrorCases;
