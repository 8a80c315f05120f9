import { toSearchText } from '#shared/search-text.ts';
import type { Writer } from '#server/database/schema.ts';

/** `createdAt` is in epoch milliseconds. */
export type Person = {
  id: string;
  name: string;
  email: string;
  createdAt: number;
  isAdmin?: boolean;
  isSuspended?: boolean;
};

/** Inserts users with their profiles directly, because a sign-up hashes a password. */
export async function insertUsers(trx: Writer, people: readonly Person[]): Promise<void> {
  await trx.insertInto('user').values(people.map(toUser)).execute();
  await trx.insertInto('profiles').values(people.map(toProfile)).execute();
}

function toUser({ id, name, email, createdAt }: Person) {
  const at = new Date(createdAt).toISOString();
  return { id, name, email, emailVerified: 1, image: null, createdAt: at, updatedAt: at } as const;
}

const PROFILE = {
  photo_url: null,
  city: null,
  country: null,
  location_declined: 0,
  terms_accepted: 1,
  terms_version: 1,
  plan: 'free',
  language: 'es',
  currency: 'EUR',
  time_zone: 'Europe/Madrid',
  theme: 'system',
  first_day_of_week: 1,
} as const;

export function toProfile({ id, name, email, createdAt, isAdmin, isSuspended }: Person) {
  return {
    ...PROFILE,
    user_id: id,
    email,
    display_name: name,
    search_name: toSearchText(name),
    is_admin: isAdmin ? 1 : 0,
    is_suspended: isSuspended ? 1 : 0,
    created_at: createdAt,
    updated_at: createdAt,
  } as const;
}
