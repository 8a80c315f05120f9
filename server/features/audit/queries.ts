import type { Selectable } from 'kysely';
import type { Reader } from '#server/database/schema.ts';
import type { AuditLogTable } from '#server/database/schema/installation.ts';

export type AuditFilter = {
  action: string | undefined;
  /** Acts of the command line or the program, which have no account. */
  program: 'shell' | 'system' | undefined;
  actorId: string | undefined;
  targetId: string | undefined;
  except?: readonly string[];
  /** Instants in epoch milliseconds; `until` is excluded. */
  since: number | undefined;
  until: number | undefined;
};

export type AuditRow = Selectable<AuditLogTable> & { actorName: string | null; targetName: string | null };

export async function countAuditRows(db: Reader, filter: AuditFilter): Promise<number> {
  const { count } = await applyFilter(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the latest rows first, with the current names of the accounts; the log stores only their ids. */
export async function selectAuditRows(
  db: Reader,
  filter: AuditFilter,
  page: { limit: number; offset: number },
): Promise<AuditRow[]> {
  const ids = applyFilter(db, filter)
    .select('audit_log.id')
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(page.limit)
    .offset(page.offset);
  return await db
    .selectFrom(ids.as('page'))
    .innerJoin('audit_log', 'audit_log.id', 'page.id')
    .leftJoin('profiles as actors', 'actors.user_id', 'audit_log.actor_id')
    .leftJoin('profiles as targets', (join) =>
      join.onRef('targets.user_id', '=', 'audit_log.target_id').on('audit_log.target', '=', 'user'),
    )
    .selectAll('audit_log')
    .select(['actors.display_name as actorName', 'targets.display_name as targetName'])
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .execute();
}

export async function selectNames(
  db: Reader,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('profiles')
    .select(['user_id as id', 'display_name as name'])
    .where('user_id', 'in', ids)
    .execute();
}

export type AccountRow = Pick<Selectable<AuditLogTable>, 'id' | 'at' | 'action' | 'actor' | 'actor_id'>;

export async function selectAccountRows(
  db: Reader,
  userId: string,
  { actions, limit }: { actions: readonly string[]; limit: number },
): Promise<AccountRow[]> {
  return await db
    .selectFrom('audit_log')
    .select(['id', 'at', 'action', 'actor', 'actor_id'])
    .where('target_id', '=', userId)
    .where('target', '=', 'user')
    .where('action', 'in', actions)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

function applyFilter(db: Reader, filter: AuditFilter) {
  const { action, program, actorId, targetId, except, since, until } = filter;
  let query = db.selectFrom('audit_log');
  if (action !== undefined) query = query.where('audit_log.action', '=', action);
  if (program !== undefined) {
    query = query.where('audit_log.actor_id', 'is', null).where('audit_log.actor', '=', program);
  }
  if (actorId !== undefined) query = query.where('audit_log.actor_id', '=', actorId);
  if (targetId !== undefined) query = query.where('audit_log.target_id', '=', targetId);
  if (except !== undefined) query = query.where('audit_log.action', 'not in', except);
  if (since !== undefined) query = query.where('audit_log.at', '>=', since);
  if (until !== undefined) query = query.where('audit_log.at', '<', until);
  return query;
}
