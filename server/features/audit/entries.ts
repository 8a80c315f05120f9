import { addDays, startOfDay } from '#shared/calendar.ts';
import {
  PROGRAM_ACTORS,
  SUPPORT_ACTIONS,
  type AuditAction,
  type AuditEntry,
  type listAuditEntries,
} from '#shared/contract/audit.ts';
import type { OutputOf, QueryOf } from '#shared/contract/endpoint.ts';
import type { Reader } from '#server/database/schema.ts';
import { fieldError } from '#server/errors/app-error.ts';
import { toPaging } from '#server/paging/paging.ts';
import { countAuditRows, selectAuditRows, selectNames, type AuditFilter, type AuditRow } from './queries.ts';

type Query = NonNullable<QueryOf<typeof listAuditEntries>>;
const MAX_LATEST = 10;

/** Lists a page of the audit log, the latest first; `from` and `to` are days in the time zone. */
export async function listEntries(
  db: Reader,
  query: Query & { pageSize: number },
  timeZone: string,
): Promise<OutputOf<typeof listAuditEntries>> {
  const filter = toFilter(query, timeZone);
  const total = await countAuditRows(db, filter);
  const { page, pages, pageSize, offset } = toPaging(query, total);
  const rows = await selectAuditRows(db, filter, { limit: pageSize, offset });
  return { items: await toEntries(db, rows), page, pages, pageSize, total };
}

/** Lists the latest ten acts on an account, without its conversations, which may be many. */
export async function listLatestEntries(db: Reader, userId: string): Promise<AuditEntry[]> {
  const filter = { ...toFilter({}, 'UTC'), targetId: userId, except: SUPPORT_ACTIONS };
  return await toEntries(db, await selectAuditRows(db, filter, { limit: MAX_LATEST, offset: 0 }));
}

function toFilter({ action, actor, target, from, to }: Query, timeZone: string): AuditFilter {
  if (from !== undefined && to !== undefined && to < from) throw fieldError('to', 'rangeReversed');
  const program = PROGRAM_ACTORS.find((name) => name === actor);
  return {
    action,
    program,
    actorId: program === undefined ? actor : undefined,
    targetId: target,
    since: from === undefined ? undefined : startOfDay(from, timeZone),
    until: to === undefined ? undefined : startOfDay(addDays(to, 1), timeZone),
  };
}

/** Converts rows to entries of the API, with the names of users whose ids are in the values. */
async function toEntries(db: Reader, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const entries = rows.map(toEntry);
  const people = await selectNames(db, [...new Set(entries.flatMap(findPeopleIds))]);
  return entries.map((entry) => {
    const ids = findPeopleIds(entry);
    return { ...entry, people: people.filter(({ id }) => ids.includes(id)) };
  });
}

function findPeopleIds({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string[] {
  return [before?.['assignedTo'], after?.['assignedTo']].filter((id) => typeof id === 'string');
}

function toEntry(row: AuditRow): Omit<AuditEntry, 'people'> {
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    actor: row.actor,
    actorId: row.actor_id,
    actorName: row.actorName,
    action: row.action as AuditAction,
    target: row.target as AuditEntry['target'],
    targetId: row.target_id,
    targetName: row.targetName,
    before: toValues(row.before),
    after: toValues(row.after),
  };
}

function toValues(text: string | null): AuditEntry['before'] {
  return text === null ? null : (JSON.parse(text) as Record<string, unknown>);
}
