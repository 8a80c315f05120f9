import type { Attestation, CreationOptions, Passkey, UseOptions } from '#shared/contract/passkeys.ts';
import { MAX_PASSKEYS } from '#shared/limits.ts';
import { recordOwnAct } from '#server/audit/record-audit.ts';
import type { Writer } from '#server/database/schema.ts';
import { lockAccount } from '#server/database/user-totals.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Notices } from '#server/mail/notices.ts';
import { CHALLENGE_MS, type Challenge } from './challenges.ts';
import {
  deletePasskey,
  findAccount,
  insertPasskey,
  selectPasskeys,
  updateName,
  type PasskeyKey,
  type PasskeyRow,
} from './queries.ts';
import type { RelyingParty } from './relying-party.ts';
import { toUserHandle, type UseContext } from './use-passkey.ts';
import { ALGORITHMS, verifyAttestation } from './verify.ts';

export type OwnOptions = UseContext & {
  notices: Notices;
  /** The name under which a browser shows the installation. */
  issuer: () => Promise<string>;
};

/** The passkeys that a user sees, makes and removes. */
export function createOwnPasskeys(options: OwnOptions) {
  const { database, party } = options;
  return {
    async list(userId: string) {
      const rows = await selectPasskeys(database.read, userId);
      return { isAvailable: party.isAvailable, items: rows.map((row) => toPasskey(row, party)) };
    },
    toCreationOptions: (userId: string, challenge: string) => toCreationOptions(options, userId, challenge),
    toProofOptions: async (userId: string, challenge: string) => ({
      ...toUseOptions(party, challenge),
      allowCredentials: toDescriptors(await selectPasskeys(database.read, userId), party),
    }),
    add: (entry: NewEntry) => add(options, entry),
    async rename(key: PasskeyKey, name: string): Promise<Passkey> {
      const row = await database.write((trx) => updateName(trx, key, name));
      if (row === undefined) throw new AppError('passkeyNotFound');
      return toPasskey(row, party);
    },
    remove: (key: PasskeyKey) => remove(options, key),
  };
}

/** The browser offers all passkeys of this host. */
export function toUseOptions({ id }: RelyingParty, challenge: string): UseOptions {
  return {
    challenge,
    rpId: id,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    allowCredentials: [],
  };
}

/** Throws `tooManyPasskeys`. */
async function toCreationOptions(
  { database, party, issuer }: OwnOptions,
  userId: string,
  challenge: string,
): Promise<CreationOptions> {
  const account = await findAccount(database.read, userId);
  if (account === undefined) throw new AppError('notAuthenticated');
  const rows = await selectPasskeys(database.read, userId);
  if (rows.length >= MAX_PASSKEYS) throw new AppError('tooManyPasskeys');
  return {
    challenge,
    rp: { id: party.id, name: await issuer() },
    user: { id: toUserHandle(userId), name: account.email, displayName: account.email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    excludeCredentials: toDescriptors(rows, party),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

type NewEntry = { userId: string; name: string; passkey: Attestation; challenge: Challenge | undefined };

/** Throws `passkeyRefused`, `tooManyPasskeys`. */
async function add(
  { database, now, party, notices }: OwnOptions,
  { userId, name, passkey, challenge }: NewEntry,
): Promise<Passkey> {
  const made = challenge && (await verifyAttestation(party, passkey, challenge.challenge));
  if (made === undefined || challenge === undefined) throw new AppError('passkeyRefused');
  const row: PasskeyRow = {
    ...made,
    user_id: userId,
    name,
    rp_id: party.id,
    transports: JSON.stringify(passkey.transports),
    created_at: now(),
    used_at: null,
    challenged_at: challenge.madeAt,
  };
  await database.write(async (trx) => {
    await lockAccount(trx, userId);
    if ((await selectPasskeys(trx, userId)).length >= MAX_PASSKEYS) throw new AppError('tooManyPasskeys');
    if (!(await insertPasskey(trx, row))) throw new AppError('passkeyRefused');
    await report(trx, { at: now(), userId, action: 'passkeyAdded', notices });
  });
  notices.send();
  return toPasskey(row, party);
}

/** Throws `passkeyNotFound`, also for another user's passkey. */
async function remove({ database, now, notices }: OwnOptions, key: PasskeyKey): Promise<void> {
  await database.write(async (trx) => {
    await lockAccount(trx, key.userId);
    if (!(await deletePasskey(trx, key))) throw new AppError('passkeyNotFound');
    await report(trx, { at: now(), userId: key.userId, action: 'passkeyRemoved', notices });
  });
  notices.send();
}

async function report(
  trx: Writer,
  act: { at: number; userId: string; action: 'passkeyAdded' | 'passkeyRemoved'; notices: Notices },
): Promise<void> {
  const { notices, ...entry } = act;
  await recordOwnAct(trx, entry);
  await notices.add(trx, entry.userId, entry.action);
}

/** A browser knows only the passkeys of the host that it shows. */
function toDescriptors(rows: readonly PasskeyRow[], { id: rpId }: RelyingParty) {
  return rows
    .filter((row) => row.rp_id === rpId)
    .map(({ id, transports }) => ({
      type: 'public-key' as const,
      id,
      transports: JSON.parse(transports) as string[],
    }));
}

function toPasskey(row: PasskeyRow, { id: rpId }: RelyingParty): Passkey {
  return {
    id: row.id,
    name: row.name,
    createdAt: new Date(row.created_at).toISOString(),
    lastUsedAt: row.used_at === null ? null : new Date(row.used_at).toISOString(),
    isSynced: row.is_synced === 1,
    isElsewhere: row.rp_id !== rpId,
  };
}
