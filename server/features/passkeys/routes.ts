import { SUCCESS } from '#shared/contract/fields.ts';
import {
  addPasskey,
  listPasskeys,
  proveWithPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeyProof,
  startPasskeySignIn,
} from '#shared/contract/passkeys.ts';
import type { Proof } from '#shared/contract/proof.ts';
import { lockAccount } from '#server/database/user-totals.ts';
import { AppError } from '#server/errors/app-error.ts';
import { mount, type App } from '#server/http/mount.ts';
import { proofEndMs } from '#server/sessions/lifetime.ts';
import { updateProvedAt } from '#server/sessions/queries.ts';
import { createChallenges } from './challenges.ts';
import { createOwnPasskeys, toUseOptions, type OwnOptions } from './own-passkeys.ts';
import { signIn, type SignInOptions } from './sign-in.ts';
import { checkUse } from './use-passkey.ts';

type RouteOptions = Omit<SignInOptions, 'challenges'> &
  OwnOptions & {
    needsCode: (userId: string) => Promise<boolean>;
    /** The limit of wrong passwords of a network address, which refused passkeys share. */
    limits: {
      countAddress: (address: string) => Promise<void>;
      forgiveAddress: (address: string) => Promise<void>;
    };
    /** Called after a passkey was refused at the sign-in. */
    onRefused: (address: string) => void;
  };

type Options = Omit<RouteOptions, 'limits'> & {
  challenges: SignInOptions['challenges'];
  /** Runs work that counts for its address if it throws `passkeyRefused`. The count comes first. */
  guess: <T>(address: string, work: () => Promise<T>) => Promise<T>;
};

export function mountPasskeys(app: App, { limits, ...routeOptions }: RouteOptions): void {
  const options: Options = {
    ...routeOptions,
    challenges: createChallenges(routeOptions),
    async guess(address, work) {
      await limits.countAddress(address);
      try {
        const result = await work();
        await limits.forgiveAddress(address);
        return result;
      } catch (error) {
        if (!isRefusal(error)) await limits.forgiveAddress(address);
        throw error;
      }
    },
  };
  mountSignIn(app, options);
  mountProof(app, options);
  mountOwn(app, options);
}

function mountSignIn(app: App, options: Options): void {
  const { party, challenges, guess, onRefused } = options;
  mount(app, startPasskeySignIn, ({ http }) => {
    party.requireAvailable();
    return Promise.resolve(toUseOptions(party, challenges.make(http, 'signIn')));
  });
  mount(app, signInWithPasskey, async ({ body, http }) => {
    party.requireAvailable();
    const address = http.get('clientAddress');
    return await guess(address, async () => {
      try {
        return await signIn(options, http, body);
      } catch (error) {
        if (isRefusal(error)) onRefused(address);
        throw error;
      }
    });
  });
}

function mountProof(app: App, options: Options): void {
  const { database, now, party, challenges, guess } = options;
  const own = createOwnPasskeys(options);
  mount(app, startPasskeyProof, async ({ caller, http }) => {
    party.requireAvailable();
    return await own.toProofOptions(caller.userId, challenges.make(http, 'proof', caller));
  });
  mount(app, proveWithPasskey, async ({ caller, body, http }): Promise<Proof> => {
    party.requireAvailable();
    const provedAt = now();
    await guess(http.get('clientAddress'), async () => {
      const { userId, accept } = await checkUse(options, body, challenges.read(http, 'proof', caller));
      if (userId !== caller.userId) throw new AppError('passkeyRefused');
      await database.write(async (trx) => {
        await lockAccount(trx, userId);
        await accept(trx);
        await updateProvedAt(trx, caller, provedAt);
      });
    });
    challenges.clear(http, 'proof');
    return {
      provedUntil: new Date(proofEndMs(provedAt)).toISOString(),
      needsCode: await options.needsCode(caller.userId),
    };
  });
}

function mountOwn(app: App, options: Options): void {
  const { party, challenges } = options;
  const own = createOwnPasskeys(options);
  mount(app, listPasskeys, ({ caller }) => own.list(caller.userId));
  mount(app, startPasskey, async ({ caller, http }) => {
    party.requireAvailable();
    return await own.toCreationOptions(caller.userId, challenges.make(http, 'registration', caller));
  });
  mount(app, addPasskey, async ({ caller, body, http }) => {
    party.requireAvailable();
    const challenge = challenges.read(http, 'registration', caller);
    const passkey = await own.add({ userId: caller.userId, ...body, challenge });
    challenges.clear(http, 'registration');
    return passkey;
  });
  mount(app, renamePasskey, ({ caller, params, body }) =>
    own.rename({ userId: caller.userId, id: params.id }, body.name),
  );
  mount(app, removePasskey, async ({ caller, params }) => {
    await own.remove({ userId: caller.userId, id: params.id });
    return SUCCESS;
  });
}

function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.code === 'passkeyRefused';
}
