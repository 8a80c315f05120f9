import { uuidv7 } from 'uuidv7';
import { toSearchText } from '#shared/search-text.ts';
import type { TestApp } from './test-app.ts';

export type Person = {
  name: string;
  email?: string;
  admin?: boolean;
  suspended?: boolean;
  seenAgoMs?: number;
  online?: boolean;
};

/** Stores profiles and presence of people who never sign in; returns their ids. */
export async function insertPeople(
  app: TestApp,
  people: readonly (Person & { createdAt: number })[],
): Promise<string[]> {
  const rows = people.map((person) => ({ ...person, id: uuidv7() }));
  await app.database.write(async (trx) => {
    await trx
      .insertInto('profiles')
      .values(
        rows.map(({ id, name, email = `${id}@example.org`, createdAt, ...flags }) => ({
          user_id: id,
          email,
          display_name: name,
          search_name: toSearchText(name),
          photo_url: null,
          city: null,
          country: null,
          location_declined: 0 as const,
          terms_accepted: 1 as const,
          terms_version: 1,
          is_admin: flags.admin ? 1 : 0,
          is_suspended: flags.suspended ? 1 : 0,
          plan: 'free' as const,
          language: 'en' as const,
          currency: 'EUR',
          time_zone: 'UTC',
          theme: 'system' as const,
          first_day_of_week: 1,
          created_at: createdAt,
          updated_at: createdAt,
        })),
      )
      .execute();
    await trx
      .insertInto('presence')
      .values(
        rows.map(({ id, online, seenAgoMs, createdAt }) => ({
          user_id: id,
          is_online: online ? 1 : 0,
          last_seen: seenAgoMs === undefined ? createdAt : app.clock.now - seenAgoMs,
          online_since: null,
        })),
      )
      .execute();
  });
  return rows.map(({ id }) => id);
}
