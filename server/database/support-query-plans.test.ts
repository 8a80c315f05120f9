import { sql, type CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
import { DESK, SUPPORT } from '#server/testing/support.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';

const CONVERSATIONS = 5_000;

let app: TestApp;
let admin: TestUser;
let user: TestUser;
const queries: CompiledQuery[] = [];

beforeAll(async () => {
  const observers = { onQuery: (query: CompiledQuery) => queries.push(query) };
  app = await createTestApp({ database: await createTestDatabase(observers, { neverFilled: true }) });
  [admin, user] = [await signUpAdmin(app), await signUpUser(app)];
  await insertConversations(user.uid);
  await sql`analyze`.execute(app.database.identity);
});
afterAll(() => app.close());

/** Inserts conversations, nearly all of them closed and of other users. */
async function insertConversations(ownId: string): Promise<void> {
  const others = Array.from({ length: 50 }, () => uuidv7());
  const rows = Array.from({ length: CONVERSATIONS }, (_, n) => ({
    user_id: others[n % 60] ?? ownId,
    id: uuidv7(),
    subject: 'x',
    search_text: 'x',
    state: n % 500 === 0 ? ('open' as const) : ('closed' as const),
    moved_at: n,
    assigned_to: null,
    unread: 0 as const,
    message_count: 1,
    last_by: 'person' as const,
    excerpt: 'x',
    last_at: n,
    created_at: n,
  }));
  for (let start = 0; start < rows.length; start += 500) {
    await app.database.write(async (trx) => {
      await trx
        .insertInto('support_conversations')
        .values(rows.slice(start, start + 500))
        .execute();
    });
  }
}

/** Returns the plans of a call's queries on conversations as one text. */
async function explainCall(call: () => Promise<unknown>): Promise<string> {
  queries.length = 0;
  await call();
  const plans: string[] = [];
  for (const query of queries.filter(({ sql: text }) => text.includes('support_conversations'))) {
    plans.push(JSON.stringify(await explain(query)));
  }
  return plans.join('\n');
}

async function explain(query: CompiledQuery): Promise<unknown> {
  const prefix = inject('database') === 'sqlite' ? 'explain query plan' : 'explain (format json)';
  const { rows } = await app.database.identity.executeQuery({ ...query, sql: `${prefix} ${query.sql}` });
  return rows;
}

const SCANS = /SCAN support_conversations(?! USING)|"Seq Scan","[^}]*"support_conversations"/;

it.each([
  ['waiting conversations', 'support_by_state', () => admin.get(`${DESK}?state=open`)],
  ['the number of waiting conversations', 'support_by_state', () => admin.get(`${DESK}/desk`)],
  ['a page of a user’s own conversations', 'support_of_user_by_last_message', () => user.get(SUPPORT)],
])('an index finds %s', async (_, index, call) => {
  expect(await explainCall(call)).toContain(index);
});

it('waiting conversations are found without reading closed ones', async () => {
  expect(await explainCall(() => admin.get(`${DESK}?state=open`))).not.toMatch(SCANS);
});
