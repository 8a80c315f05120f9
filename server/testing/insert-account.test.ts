import { afterAll, beforeAll, expect, it } from 'vitest';
import { readContents } from './database-contents.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => NOW });
});
afterAll(() => app.close());

/** Replacements for values that differ between accounts. Hashes must have the cheap parameters of tests. */
const REPLACEMENTS: [RegExp, string][] = [
  [/^\$argon2id\$v=19\$m=64,t=1,p=1\$.*/, '<hash>'],
  [/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>'],
  [/~[\w-]{32}$/, '~<token>'],
  [/direct|route/g, '<name>'],
];

function replaceVarying(row: Record<string, unknown>): Record<string, unknown> {
  const madeAt = Date.parse(String(row['createdAt']));
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      isInstant(column) ? toDays(value) : replaceText(value),
    ]),
  );

  /** Counts the days since the row was made, because the times are those of the real clock. */
  function toDays(instant: unknown): number {
    const ms = typeof instant === 'number' ? instant : Date.parse(String(instant));
    return Math.round((ms - madeAt) / DAY_MS);
  }
}

const isInstant = (column: string) => ['createdAt', 'updatedAt', 'expiresAt', 'proved_at'].includes(column);

function replaceText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return REPLACEMENTS.reduce((text, [pattern, name]) => text.replace(pattern, name), value);
}

/** Reads every row of the user with an address, before their first request. */
async function readRows(email: string) {
  await app.settled();
  const { id } = await app.database.read
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const contents = await readContents(app.database, { ownedBy: id });
  return Object.fromEntries(
    Object.entries(contents).map(([table, rows]) => [table, rows.map(replaceVarying)]),
  );
}

it.each([{}, { name: 'Ana', language: 'es', currency: 'JPY', timeZone: 'Asia/Kathmandu' }])(
  'stores the same rows as a sign-up over HTTP, column by column (%j)',
  async (choices) => {
    const direct = await app.signUp({ email: `${crypto.randomUUID()}-direct@example.org`, ...choices });
    const route = await app.signUpOverHttp({ email: `${crypto.randomUUID()}-route@example.org`, ...choices });
    expect(await readRows(direct.email)).toEqual(await readRows(route.email));
    expect((await direct.get('/api/v1/me')).status).toBe(200);
    expect([...direct.cookies.keys()]).toEqual([...route.cookies.keys()]);
  },
);
