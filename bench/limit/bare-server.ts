/**
 * The limit: a server with nothing but `node:http` and prepared statements of better-sqlite3. It serves the requests of
 * `cases.ts` from the file of a running Saldo, with the same JSON and the same durability.
 *
 * Its contract was fixed before anything was tuned. It verifies the signed cookie, reads session and profile in one
 * prepared join, runs the queries that Saldo ran then, writes within one database transaction with full syncs, and
 * writes requests that arrive together in one. It has no other limits, headers, checks or logs. Whoever changes it says
 * so here, with the date.
 *
 *   node bench/limit/bare-server.ts FILE PORT SECRET STATIC_FILE
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { verify } from '@node-rs/argon2';
import Sqlite from 'better-sqlite3';
import { uuidv7 } from 'uuidv7';
import {
  DAY_MS,
  newestFirst,
  periodBefore,
  toDays,
  toMajor,
  toProfile,
  toSums,
  toTransaction,
  type Row,
} from './bare-json.ts';

const [file = '', port = '', secret = '', staticFile = ''] = process.argv.slice(2);
/** The bytes of the random part of a token. */
const TOKEN_BYTES = 24;

type Exchange = { request: IncomingMessage; response: ServerResponse; url: URL };

const reader = new Sqlite(file, { readonly: true });
reader.pragma('cache_size = -16384');
const writer = new Sqlite(file);
for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'secure_delete = ON'])
  writer.pragma(pragma);

const read = (sql: string) => reader.prepare<unknown[], Row>(sql);
const write = (sql: string) => writer.prepare<unknown[], Row>(sql);

const selectCaller = read(`
  select session.id as sessionId, session.expiresAt, profiles.* from session
  join profiles on profiles.user_id = session.userId where session.token = ?`);
const selectPresence = read(`
  select presence.is_online, presence.last_seen,
    (select count(*) from (select 1 from admin_notifications where read = 0 and ? = 1 limit 1000)) as notifications,
    (select count(*) from support_conversations where user_id = profiles.user_id and unread = 1) as unread
  from profiles left join presence on presence.user_id = profiles.user_id where profiles.user_id = ?`);
const selectRevision = read('select revision from user_totals where user_id = ?');
const inRange = 'from daily_totals where user_id = ? and date >= ? and date <= ?';
const sumTypes = read(`select type, sum(amount_minor) as total ${inRange} group by type`);
const sumDays = read(`select date, type, sum(amount_minor) as total ${inRange} group by date, type`);
const sumCategories = read(
  `select category, sum(amount_minor) as total ${inRange} and type = 'expense' group by category`,
);
const selectFirstDay = read('select min(date) as date from daily_totals where user_id = ?');
const selectPurchases = read(`
  select * from transactions where user_id = ? and type = ? and not exists (
    select 1 from transactions part where part.user_id = transactions.user_id
      and part.group_id = transactions.group_id
      and (part.date, part.id) > (transactions.date, transactions.id))
  order by date desc, id desc limit ?`);
const selectNewest = read(`
  select * from transactions where user_id = ? and type = ? order by date desc, id desc limit ?`);
const selectFound = read(`
  select * from transactions where user_id = ? and search_text like ? order by date desc, id desc limit ?`);
const selectUser = read(`
  select user.id, user.email, user.name, account.password from user
  join account on account.userId = user.id where user.email = ?`);
const insertSession = write(`
  insert into session (id, expiresAt, token, createdAt, updatedAt, ipAddress, userAgent, userId)
  values (?, ?, ?, ?, ?, '127.0.0.1', '', ?)`);
const revise = write('update user_totals set revision = revision + 1 where user_id = ? returning revision');
const selectCurrency = write('select currency from profiles where user_id = ?');
const selectCategories = write('select * from categories where user_id = ?');
const insertTransaction = write(`
  insert into transactions (user_id, id, type, amount_minor, description, category, date, note, tags, search_text,
    created_at, updated_at) values (?, ?, 'expense', ?, ?, ?, ?, '', '', ?, ?, ?)
  on conflict (user_id, id) do nothing returning id`);
const deleteDeleted = write('delete from deleted_transactions where user_id = ? and id = ?');
const addToUser = write(`
  update user_totals set expense_minor = expense_minor + ?, count = count + 1
  where user_id = ? and expense_minor <= 9007199254740991 - ? returning user_id`);
const addToDay = write(`
  insert into daily_totals (user_id, date, type, category, amount_minor, count) values (?, ?, 'expense', ?, ?, 1)
  on conflict (user_id, date, type, category) do update
  set amount_minor = daily_totals.amount_minor + excluded.amount_minor, count = daily_totals.count + 1`);
const selectBudget = write('select category from budgets where user_id = ? limit 1');
const begin = write('begin immediate');
const commit = write('commit');

const staticBody = readFileSync(staticFile);

createServer((request, response) => {
  const exchange = { request, response, url: new URL(request.url ?? '/', 'http://localhost') };
  if (request.method === 'POST') void readBody(request).then((body) => servePost(exchange, body));
  else serveGet(exchange);
}).listen(Number(port), '127.0.0.1', () => console.log('ready'));

function serveGet(exchange: Exchange): void {
  const { response, url } = exchange;
  if (url.pathname.startsWith('/assets/')) {
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Length': staticBody.length });
    response.end(staticBody);
    return;
  }
  const caller = findCaller(exchange.request);
  if (caller === undefined) return send(response, 401, { error: 'notAuthenticated' });
  const number = (name: string) => Number(url.searchParams.get(name));
  const userId = String(caller['user_id']);
  if (url.pathname === '/api/v1/me')
    return send(response, 200, toProfile(caller, selectPresence.get(caller['is_admin'], userId) ?? {}));
  if (url.pathname === '/api/v1/summary') return sendSummary(exchange, caller);
  if (url.pathname === '/api/v1/transactions/recent') {
    const limit = number('limit');
    const rows = ['expense', 'income'].flatMap((type) => selectNewest.all(userId, type, limit));
    return send(response, 200, { items: rows.toSorted(newestFirst).slice(0, limit).map(toTransaction) });
  }
  const limit = number('limit');
  const isSearch = url.pathname === '/api/v1/transactions';
  const found = isSearch
    ? selectFound.all(userId, `%${url.searchParams.get('q')}%`, limit + 1)
    : selectNewest.all(userId, 'expense', limit + 1);
  const items = found.slice(0, limit);
  const last = items.at(-1);
  const nextCursor = found.length > limit && last ? `${last['date']}_${last['id']}` : null;
  send(response, 200, { items: items.map(toTransaction), nextCursor, ...(isSearch && { groups: [] }) });
}

function findCaller(request: IncomingMessage): Row | undefined {
  const value = decodeURIComponent(
    /saldo\.session_token=([^;]*)/.exec(request.headers.cookie ?? '')?.[1] ?? '',
  );
  const dot = value.lastIndexOf('.');
  const token = value.slice(0, dot);
  const signature = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
  const given = Buffer.from(value.slice(dot + 1));
  if (given.length !== signature.length || !timingSafeEqual(given, signature)) return undefined;
  const row = selectCaller.get(token);
  return row && Date.parse(String(row['expiresAt'])) > Date.now() ? row : undefined;
}

function sendSummary({ request, response, url }: Exchange, caller: Row): void {
  const userId = String(caller['user_id']);
  const from = url.searchParams.get('from') ?? '';
  const to = url.searchParams.get('to') ?? '';
  const revision = selectRevision.get(userId)?.['revision'];
  const content = [userId, revision, from, to, caller['currency']].join(' ');
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  response.setHeader('ETag', etag);
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  const previous = periodBefore(from, to);
  const rows = ['expense', 'income'].flatMap((type) => selectPurchases.all(userId, type, 5));
  send(response, 200, {
    period: { from, to },
    ...toSums(sumTypes.all(userId, from, to)),
    previous: { period: previous, ...toSums(sumTypes.all(userId, previous.from, previous.to)) },
    firstDay: selectFirstDay.get(userId)?.['date'],
    categories: sumCategories
      .all(userId, from, to)
      .map((row) => ({ name: row['category'], value: toMajor(row['total']) }))
      .toSorted((one, other) => other.value - one.value),
    later: null,
    daily: toDays(sumDays.all(userId, from, to), from, to),
    recent: rows.toSorted(newestFirst).slice(0, 5).map(toTransaction),
    recentGroups: [],
  });
}

async function readBody(request: IncomingMessage): Promise<Row> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Row;
}

async function servePost({ request, response, url }: Exchange, body: Row): Promise<void> {
  if (url.pathname === '/api/auth/sign-in/email') return await signIn(response, body);
  const caller = findCaller(request);
  if (caller === undefined) return send(response, 401, { error: 'notAuthenticated' });
  const id = uuidv7();
  await inBatch(() => addExpense(String(caller['user_id']), id, body));
  send(response, 201, { id });
}

function addExpense(userId: string, id: string, body: Row): void {
  const { description, category, date } = body;
  const minor = Math.round(Number(body['amount']) * 100);
  const now = Date.now();
  revise.get(userId);
  selectCurrency.get(userId);
  selectCategories.all(userId);
  const searchText = String(description).normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  insertTransaction.get(userId, id, minor, description, category, date, searchText, now, now);
  deleteDeleted.run(userId, id);
  addToUser.get(minor, userId, minor);
  addToDay.run(userId, date, category, minor);
  selectBudget.get(userId);
}

async function signIn(response: ServerResponse, { email, password }: Row): Promise<void> {
  const user = selectUser.get(email);
  if (!user || !(await verify(String(user['password']), String(password)))) {
    return send(response, 401, { error: 'invalidCredentials' });
  }
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = new Date().toISOString();
  const end = new Date(Date.now() + 7 * DAY_MS).toISOString();
  await inBatch(() => insertSession.run(uuidv7(), end, token, now, now, user['id']));
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  response.setHeader(
    'Set-Cookie',
    `saldo.session_token=${encodeURIComponent(`${token}.${signature}`)}; HttpOnly`,
  );
  send(response, 200, { uid: user['id'], email: user['email'], displayName: user['name'] });
}

let waiting: { job: () => unknown; done: () => void }[] = [];

/** Runs a job in one database transaction with all jobs that arrive in the same turn, and resolves after the commit. */
function inBatch(job: () => unknown): Promise<void> {
  return new Promise((done) => {
    waiting.push({ job, done });
    if (waiting.length === 1) setImmediate(commitWaiting);
  });
}

function commitWaiting(): void {
  const batch = waiting;
  waiting = [];
  begin.run();
  for (const { job } of batch) job();
  commit.run();
  for (const { done } of batch) done();
}

function send(response: ServerResponse, status: number, value: unknown): void {
  const text = JSON.stringify(value);
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}
