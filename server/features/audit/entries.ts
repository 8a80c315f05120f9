import { addDays, startOfDay } from '#shared/calendar.ts';
import {
  PROGRAM_ACTORS,
  type AuditAction,
  type AuditEntry,
  type listAuditEntries,
} from '#shared/contract/audit.ts';
import type { OutputOf, QueryOf } from '#shared/contract/endpoint.ts';
import type { Reader } from '#server/database/schema.ts';
import { fieldError } from '#server/errors/app-error.ts';
import { toPaging } from '#server/paging/paging.ts';
import { countAuditRows, selectAuditRows, type AuditFilter, type AuditRow } from './queries.ts';

type Query = NonNullable<QueryOf<typeof listAuditEntries>>;
const LATEST = 10;

/** A page of the audit log, the latest first; its days are those of the time zone. */
export async function listEntries(
  db: Reader,
  query: Query & { pageSize: number },
  timeZone: string,
): Promise<OutputOf<typeof listAuditEntries>> {
  const filter = toFilter(query, timeZone);
  const total = await countAuditRows(db, filter);
  const { page, pages, pageSize, offset } = toPaging(query, total);
  const rows = await selectAuditRows(db, filter, { limit: pageSize, offset });
  return { items: rows.map(toEntry), page, pages, pageSize, total };
}

/** The latest ten acts on an account. */
export async function latestEntriesOf(db: Reader, userId: string): Promise<AuditEntry[]> {
  const filter = { ...toFilter({}, 'UTC'), targetId: userId };
  return (await selectAuditRows(db, filter, { limit: LATEST, offset: 0 })).map(toEntry);
}

function toFilter({ action, actor, target, from, to }: Query, timeZone: string): AuditFilter {
  if (from !== undefined && to !== undefined && to < from) throw fieldError('to', 'rangeReversed');
  const program = PROGRAM_ACTORS.find((each) => each === actor);
  return {
    action,
    program,
    actorId: program === undefined ? actor : undefined,
    targetId: target,
    since: from === undefined ? undefined : startOfDay(from, timeZone),
    until: to === undefined ? undefined : startOfDay(addDays(to, 1), timeZone),
  };
}

function toEntry(row: AuditRow): AuditEntry {
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
