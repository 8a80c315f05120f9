import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMPORTS, newSource, SOURCES, startImport } from '#server/testing/import-rows.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('the list of imports', () => {
  it('shows the newest first, page by page, and can show only those of one state', async () => {
    const user = await app.signUp();
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) {
      ids.unshift(await startImport(user));
      if (n === 2) await user.post(`${IMPORTS}/${ids[0]}/finish`);
      if (n % 2 === 0) app.clock.now += 1;
    }
    const pagedIds: unknown[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await user.get(`${IMPORTS}?limit=2${cursor && `&cursor=${cursor}`}`);
      pagedIds.push(...body.items.map(({ id }: { id: string }) => id));
      cursor = body.nextCursor as string | null;
    }
    expect(pagedIds).toEqual(ids);
    const { items } = (await user.get(`${IMPORTS}?state=done`)).body;
    expect(items).toMatchObject([{ id: ids[2] }]);
  });

  it('says how many rows could not be read', async () => {
    const user = await app.signUp();
    const source = newSource();
    await user.post(SOURCES, source);
    const file = { id: uuidv7(), sourceId: source.id, fileName: 'november.csv', format: 'csv' };
    expect((await user.post(IMPORTS, { ...file, unreadable: 3 })).body).toMatchObject({ unreadable: 3 });
    await startImport(user, source.id);
    const { items } = (await user.get(IMPORTS)).body;
    expect(items).toMatchObject([{ unreadable: 0 }, { unreadable: 3 }]);
  });

  it.each(['cofe', '1', '1_', 'x_y', `1_${uuidv7()}_2`])('refuses the cursor %s', async (cursor) => {
    const user = await app.signUp();
    const refused = await user.get(`${IMPORTS}?cursor=${cursor}`);
    expect([refused.status, refused.body.details?.[0]?.field]).toEqual([400, 'cursor']);
  });
});
