import type { Readable } from 'node:stream';
import type { AdminUser } from '#shared/contract/admin-users.ts';
import type { Language } from '#shared/contract/fields.ts';
import { SERVER_TEXTS } from '#shared/i18n/server-texts.ts';
import { csvFormFor } from '#server/csv/csv-form.ts';
import { writeCsv } from '#server/csv/csv.ts';
import type { Caller } from '#server/http/environment.ts';

/** Writes users as CSV for a spreadsheet, in the administrator's language; instants are ISO text in UTC. */
export function toUsersCsv(users: AsyncIterable<AdminUser>, caller: Caller): Readable {
  const { csv, roles, states, plans } = SERVER_TEXTS[caller.language].adminUsers;
  const { id, name, email, role, status, plan, premiumUntil, lastSeen, joined } = csv.columns;
  return writeCsv(
    [id, name, email, role, status, plan, premiumUntil, lastSeen, joined],
    rows(),
    csvFormFor(caller),
  );

  async function* rows() {
    for await (const user of users) {
      yield [
        user.id,
        user.displayName,
        user.email,
        roles[user.role],
        states[user.isSuspended ? 'suspended' : 'active'],
        plans[user.plan],
        user.premiumUntil ?? '',
        user.lastSeen ?? '',
        user.createdAt,
      ];
    }
  }
}

/** Returns the name of a file that is made on a day: 'saldo-users-2026-11-21.csv'. */
export function usersFileName(language: Language, day: string): string {
  return `saldo-${SERVER_TEXTS[language].adminUsers.csv.fileName}-${day}.csv`;
}
