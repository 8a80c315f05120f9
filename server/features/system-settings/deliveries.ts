import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { listDeliveries } from '#shared/contract/system-settings.ts';
import type { Reader } from '#server/database/schema.ts';
import { toPaging } from '#server/paging/paging.ts';
import { storedMailProblem } from '#server/mail/delivery-failure.ts';
import { countDeliveries, selectDeliveries, type DeliveryRow } from '#server/mail/queries.ts';

type Page = OutputOf<typeof listDeliveries>;

/** Lists a page of the deliveries of mail. Finished ones are deleted after a month. */
export async function listMailDeliveries(
  db: Reader,
  query: { page: number | undefined; pageSize: number },
): Promise<Page> {
  const { waiting, sent, failed } = await countDeliveries(db);
  const total = waiting + sent + failed;
  const { offset, page, pages, pageSize } = toPaging(query, total);
  const rows = await selectDeliveries(db, { offset, limit: pageSize });
  return { items: rows.map(toDelivery), page, pages, pageSize, total };
}

function toDelivery(row: DeliveryRow): Page['items'][number] {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    attempts: row.attempts,
    createdAt: toInstant(row.created_at),
    finishedAt: row.finished_at === null ? null : toInstant(row.finished_at),
    dueAt: row.state === 'waiting' ? toInstant(row.due_at) : null,
    error: row.error === null ? null : storedMailProblem(row.error),
  };
}

function toInstant(ms: number): string {
  return new Date(ms).toISOString();
}
