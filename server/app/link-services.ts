import { createEmailChanges } from '#server/features/auth/email-change/changes.ts';
import { createEmailVerifications } from '#server/features/auth/email-verification/verifications.ts';
import { createInvites } from '#server/features/auth/invites/invites.ts';
import { createPasswordResets } from '#server/features/auth/password-reset/resets.ts';
import { createAddressChecks } from '#server/features/profile/address-checks.ts';
import type { BaseServices } from './base-services.ts';
import type { UserServices } from './user-services.ts';

/** Creates the services of one-time links: invitations, confirmations, password resets, changes of address. */
export function createLinkServices(base: BaseServices, users: UserServices) {
  const { config, database, now, outbox, siteUrl } = base;
  const { profiles, onProfileChanged, onSessionsEnded } = users;
  const mailing = { database, outbox, siteUrl, now };
  const addresses = createAddressChecks({ now, adminEmail: config.adminEmail });
  const verifications = createEmailVerifications({
    ...mailing,
    onPending: (uid, signUp) => profiles.create({ ...signUp, uid, isOnline: false }),
    async prepareConfirmed() {
      const write = await profiles.prepareConfirmed();
      return async (trx, { userId, name, ...user }) => {
        await write(trx, { ...user, uid: userId, displayName: name });
        await addresses.check(trx, { userId, email: user.email });
      };
    },
  });
  return {
    addressChecks: addresses,
    invites: createInvites({ database, siteUrl, now }),
    verifications,
    resets: createPasswordResets({
      ...mailing,
      async onReset(trx, { isMailed, ...user }) {
        await verifications.activate(trx, user.userId);
        if (isMailed) await addresses.check(trx, user);
      },
    }),
    emailChanges: createEmailChanges({
      ...mailing,
      onEmailChanged: addresses.change,
      onChanged(userId) {
        onProfileChanged(userId);
        onSessionsEnded(userId);
      },
    }),
  };
}
