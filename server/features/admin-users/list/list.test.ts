import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpAdmin, type TestUser } from '#server/testing/admins.ts';
import { insertPeople, type Person } from '#server/testing/insert-people.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const USERS = '/api/v1/admin/users';
const START = Date.parse('2026-01-01T00:00:00Z');
const MINUTE_MS = 60_000;
let app: TestApp;
let admin: TestUser;
let ids: string[];

/** Each account is newer than the previous one, and older than the administrator's. */
const PEOPLE: Person[] = [
  { name: 'Álvaro Núñez', email: 'alvaro@example.org', seenAgoMs: 5 * MINUTE_MS, online: true },
  { name: 'Zoë', email: 'zoe_x@example.org', admin: true },
  { name: '100% Ana', email: 'ana%b@example.org', suspended: true },
  { name: 'back\\slash', email: 'slash@example.org', seenAgoMs: MINUTE_MS, online: true },
  { name: 'José', email: 'jose@casa.example', seenAgoMs: 2 * MINUTE_MS, online: true },
  { name: '=HYPERLINK("https://evil.example")', email: 'sum@example.org' },
  { name: 'Straße, "quoted"', email: 'comma@example.org', seenAgoMs: 1, online: false },
];

beforeAll(async () => {
  app = await createTestApp();
  admin = await signUpAdmin(app, { email: 'boss@example.net', name: 'Boss' });
  ids = await insertPeople(
    app,
    PEOPLE.map((person, at) => ({ ...person, createdAt: START + at * MINUTE_MS })),
  );
});
afterAll(() => app.close());

async function listNames(query: string): Promise<string[]> {
  const response = await admin.get(`${USERS}?${query}`);
  expect([query, response.status]).toEqual([query, 200]);
  return response.body.items.map((user: { displayName: string }) => user.displayName);
}

describe('the list of users', () => {
  it('shows the newest first, twenty a page by default', async () => {
    const { body } = await admin.get(USERS);
    expect(body).toMatchObject({ page: 1, pages: 1, pageSize: 20, total: PEOPLE.length + 1 });
    const names = body.items.map((user: { displayName: string }) => user.displayName);
    expect(names).toEqual(['Boss', ...PEOPLE.map(({ name }) => name).toReversed()]);
    await app.settings.change({ pageSize: 10 }, () => Promise.resolve());
    expect((await admin.get(USERS)).body.pageSize).toBe(10);
    await app.settings.change({ pageSize: 20 }, () => Promise.resolve());
  });

  it('shows only what an administrator may know', async () => {
    const { items } = (await admin.get(`${USERS}?q=zoe`)).body;
    expect(items).toEqual([
      {
        id: ids[1],
        email: 'zoe_x@example.org',
        displayName: 'Zoë',
        role: 'admin',
        isAdmin: true,
        isSuspended: false,
        plan: 'free',
        premiumUntil: null,
        premiumSource: null,
        hasPremiumPlan: false,
        hasTwoStep: false,
        premiumRequestedAt: null,
        isOnline: false,
        lastSeen: new Date(START + MINUTE_MS).toISOString(),
        createdAt: new Date(START + MINUTE_MS).toISOString(),
      },
    ]);
  });

  it.each([['newest'], ['oldest'], ['name'], ['email'], ['lastSeen']])(
    'shows everybody once when sorted by %s, for any page size, and the last page instead of a later one',
    async (sort) => {
      const all = await listNames(`sort=${sort}&pageSize=100`);
      expect(new Set(all).size).toBe(PEOPLE.length + 1);
      for (const size of [1, 2, 3, 5, 7]) {
        const pages = Math.ceil(all.length / size);
        const namesOfPages: string[] = [];
        for (let page = 1; page <= pages; page++) {
          namesOfPages.push(...(await listNames(`sort=${sort}&pageSize=${size}&page=${page}`)));
        }
        expect([size, namesOfPages]).toEqual([size, all]);
        const beyond = (await admin.get(`${USERS}?sort=${sort}&pageSize=${size}&page=999999999`)).body;
        expect([beyond.page, beyond.pages]).toEqual([pages, pages]);
        expect(await listNames(`sort=${sort}&pageSize=${size}&page=${pages}`)).toEqual(
          all.slice((pages - 1) * size),
        );
      }
    },
  );

  it('ignores accents when it sorts by name, and sorts by e-mail and last seen', async () => {
    const names = await listNames('sort=name');
    expect(names.indexOf('Álvaro Núñez')).toBeLessThan(names.indexOf('Boss'));
    expect(names.at(-1)).toBe('Zoë');
    expect((await listNames('sort=email'))[0]).toBe('Álvaro Núñez');
    expect((await listNames('sort=oldest'))[0]).toBe('Álvaro Núñez');
    const byLastSeen = await listNames('sort=lastSeen');
    expect(byLastSeen.slice(0, 4)).toEqual(['Boss', 'Straße, "quoted"', 'back\\slash', 'José']);
  });

  it.each([
    ['alvaro', ['Álvaro Núñez']],
    ['NÚÑEZ', ['Álvaro Núñez']],
    ['strasse', ['Straße, "quoted"']],
    ['casa.example', ['José']],
    ['ZOE_X@', ['Zoë']],
    [' zoë ', ['Zoë']],
    ['%', ['100% Ana']],
    ['_', ['Zoë']],
    ['a%b', ['100% Ana']],
    ['a_v', []],
    ['\\', ['back\\slash']],
    ["' or 1=1 --", []],
    ['nobody at all', []],
  ])('searches for %j and finds %j, without wildcards', async (q, found) => {
    for (const sort of ['newest', 'lastSeen']) {
      expect(await listNames(`q=${encodeURIComponent(q)}&sort=${sort}`)).toEqual(found);
    }
  });

  it.each([
    ['role=admin', ['Boss', 'Zoë']],
    ['status=suspended', ['100% Ana']],
    ['role=admin&status=suspended', []],
    [
      'role=user&status=active&q=example.org&online=no',
      ['Straße, "quoted"', '=HYPERLINK("https://evil.example")', 'Álvaro Núñez'],
    ],
    // Two minutes of silence end being online, even if the flag is set.
    ['online=yes', ['Boss', 'José', 'back\\slash']],
    ['online=yes&sort=lastSeen', ['Boss', 'back\\slash', 'José']],
    ['online=yes&q=jos', ['José']],
  ])('filters by %s and shows %j', async (query, found) => {
    expect(await listNames(query)).toEqual(found);
    expect((await admin.get(`${USERS}?${query}`)).body.total).toBe(found.length);
  });

  it('has the same users in any order, for any filters', async () => {
    for (const query of [
      'status=active',
      'role=user',
      'online=no',
      'online=no&status=active&q=e',
      'role=user&q=example',
    ]) {
      const byAge = await listNames(`${query}&sort=newest`);
      expect(byAge.length).toBeGreaterThan(1);
      for (const sort of ['oldest', 'name', 'email', 'lastSeen']) {
        expect((await listNames(`${query}&sort=${sort}`)).toSorted()).toEqual(byAge.toSorted());
      }
    }
  });

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'pageSize=101',
    'pageSize=0',
    'role=owner',
    'sort=amount',
    'online=1',
    `q=${'x'.repeat(101)}`,
    'q=',
    'q=%20',
    'q=%00',
    'role=admin&role=user',
    'amount=1',
  ])('refuses %s', async (query) => {
    expect((await admin.get(`${USERS}?${query}`)).body.code).toBe('validationFailed');
  });
});

describe('the CSV of users', () => {
  it('has all users that a search finds, in its order and the administrator’s language', async () => {
    const response = await admin.get(`${USERS}.csv?sort=name`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const day = new Date(app.clock.now).toISOString().slice(0, 10);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="saldo-users-${day}.csv"`);
    const rows = parse<Record<string, string>>(response.body as string, { bom: true, columns: true });
    const shown = (await listNames('sort=name')).map((name) => (name.startsWith('=') ? `'${name}` : name));
    expect(rows.map((row) => row['Name'])).toEqual(shown);
    expect(rows.find((row) => row['Email'] === 'zoe_x@example.org')).toEqual({
      ID: ids[1],
      Name: 'Zoë',
      Email: 'zoe_x@example.org',
      Role: 'Admin',
      Status: 'Active',
      Plan: 'Free',
      'Plan until': '',
      'Last seen': new Date(START + MINUTE_MS).toISOString(),
      Joined: new Date(START + MINUTE_MS).toISOString(),
    });

    await admin.patch('/api/v1/me', { language: 'es' });
    const spanish = await admin.get(`${USERS}.csv?status=suspended`);
    await admin.patch('/api/v1/me', { language: 'en' });
    expect(spanish.headers.get('content-disposition')).toContain('saldo-usuarios-');
    const [row, ...others] = parse<Record<string, string>>(spanish.body as string, {
      bom: true,
      columns: true,
      delimiter: ';',
    });
    expect(row).toMatchObject({ Nombre: '100% Ana', Rol: 'Usuario', Estado: 'Suspendido' });
    expect(others).toEqual([]);
  });

  it('has no formula', async () => {
    const { body } = await admin.get(`${USERS}.csv`);
    expect(body).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  });

  it('has everybody once, over many batches', async () => {
    const many = Array.from({ length: 1_203 }, (_, n) => ({
      name: `Bulk ${n % 7}`,
      createdAt: START - (n % 3),
    }));
    await insertPeople(app, many);
    for (const sort of ['newest', 'oldest', 'name', 'email', 'lastSeen']) {
      const { body } = await admin.get(`${USERS}.csv?q=bulk&sort=${sort}`);
      const rows = parse<Record<string, string>>(body as string, { bom: true, columns: true });
      expect([sort, rows.length, new Set(rows.map((row) => row['ID'])).size]).toEqual([sort, 1_203, 1_203]);
    }
    // The list counts and pages a large result differently than a small one.
    for (const sort of ['name', 'lastSeen']) {
      const { body } = await admin.get(`${USERS}?q=bulk&sort=${sort}&pageSize=100&page=99`);
      expect([body.total, body.page, body.items.length]).toEqual([1_203, 13, 3]);
    }
  });

  it('is refused to everybody else, and the audit log has each download', async () => {
    const acts = () =>
      app.database.read
        .selectFrom('audit_log')
        .select(['actor_id', 'after'])
        .where('action', '=', 'usersExported')
        .execute();
    const before = await acts();
    expect((await app.visitor().get(`${USERS}.csv`)).status).toBe(401);
    expect((await (await app.signUp()).get(`${USERS}.csv`)).body.code).toBe('notAdmin');
    expect(await acts()).toEqual(before);
    const { uid } = (await admin.get('/api/v1/me')).body as { uid: string };
    await admin.get(`${USERS}.csv?q=ana`);
    expect(await acts()).toEqual([...before, { actor_id: uid, after: null }]);
  });
});
