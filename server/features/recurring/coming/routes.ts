import { addDays, today } from '#shared/calendar.ts';
import { listComing } from '#shared/contract/recurring-coming.ts';
import { COMING_DAYS, MAX_PAGE_SIZE } from '#shared/limits.ts';
import type { Database } from '#server/database/connect.ts';
import { mount, type App } from '#server/http/mount.ts';
import { requireComing } from '../requirements.ts';
import type { ListExpected } from './expected.ts';
import { readComing } from './list.ts';

type Options = { database: Database; now: () => number; listExpected: ListExpected };

/** Call this before the route of one recurring transaction is mounted, which would take 'coming' for an id. */
export function mountComing(app: App, { database, now, listExpected }: Options): void {
  const source = { db: database.read, listExpected };
  mount(app, listComing, ({ caller, query }) => {
    const currentDay = today(caller.timeZone, now());
    const { to } = requireComing(query.to ?? addDays(currentDay, COMING_DAYS - 1), currentDay);
    return readComing(source, caller, { today: currentDay, to, maxItems: query.limit ?? MAX_PAGE_SIZE });
  });
}
