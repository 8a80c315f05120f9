import type { Writer } from '#server/database/schema.ts';

export async function addPageView(trx: Writer, day: string, path: string): Promise<void> {
  await trx
    .insertInto('page_views')
    .values({ day, path, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'path']).doUpdateSet((eb) => ({ count: eb('page_views.count', '+', 1) })),
    )
    .execute();
}
