import { account, open } from './kinds.ts';
import type { Row } from './stage.ts';

// Without a challenge, the server refuses them. The tests of passkeys show who is let in.
const SIGNED = {
  id: 'id',
  clientDataJSON: 'e30',
  authenticatorData: 'e30',
  signature: 'e30',
  userHandle: 'id',
};
const MADE = { id: 'id', clientDataJSON: 'e30', attestationObject: 'e30', transports: [] };

export const PASSKEY_ROWS: Record<string, Row> = {
  'POST /api/auth/passkey/options': open,
  'POST /api/auth/passkey': { ...open, owner: 'passkeyRefused', body: () => SIGNED },
  'GET /api/v1/me/passkeys': account,
  'POST /api/v1/me/passkeys/options': account,
  'POST /api/v1/me/passkeys': {
    ...account,
    owner: 'passkeyRefused',
    newcomer: 401,
    body: () => ({ name: 'Laptop', passkey: MADE }),
  },
  'PATCH /api/v1/me/passkeys/:id': {
    ...account,
    missing: 'passkeyNotFound',
    body: () => ({ name: 'Phone' }),
  },
  'DELETE /api/v1/me/passkeys/:id': { ...account, missing: 'passkeyNotFound' },
  'POST /api/v1/me/proof/passkey/options': account,
  'POST /api/v1/me/proof/passkey': {
    ...account,
    owner: 'passkeyRefused',
    newcomer: 401,
    body: () => SIGNED,
  },
};
