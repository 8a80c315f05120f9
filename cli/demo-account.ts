import { setTimeout } from 'node:timers/promises';
import { addDays, addMonths, startOfMonth, today, type CalendarDay } from '#shared/calendar.ts';
import { signIn, signUp } from '#shared/contract/auth.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { saveLocation } from '#shared/contract/location.ts';
import { expenseEndpoints, incomeEndpoints } from '#shared/contract/transactions.ts';
import type { Language } from '#shared/languages.ts';
import { en } from './demo-texts/en.ts';
import { es } from './demo-texts/es.ts';
import { transactionsBetween, type DemoTransaction } from './demo-household.ts';

/** One account for each language, with the same household. */
export const DEMO_ACCOUNTS = {
  en: { email: 'ana@example.org', password: 'lemon-harbour-42', name: 'Ana Ureña', texts: en },
  es: { email: 'lucia@example.org', password: 'puerto-limon-42', name: 'Lucía Ureña', texts: es },
} as const satisfies Record<Language, unknown>;

const LOCATION = { city: 'Madrid', country: 'ES' };
const TIME_ZONE = 'Europe/Madrid';

const MONTHS_BACK = 24;
const DAYS_AHEAD = 4;
/** The server writes the transactions that arrive at once together. */
const BATCH_SIZE = 40;
const MAX_ATTEMPTS = 8;
const BUSY_MS = 250;

const COLLECTIONS = { expense: expenseEndpoints.add, income: incomeEndpoints.add };

/** Sends a request to the server and returns its response. */
type Send = (request: Request) => Response | Promise<Response>;

export type DemoOutcome = { added: number } | 'passwordChanged';

/**
 * Creates the demo account of a language with two years of a household's transactions, through the API. If the account
 * exists, adds only the days after its newest transaction, because its user may have changed earlier days.
 */
export async function fillDemoAccount(
  send: Send,
  origin: string,
  language: Language = 'en',
): Promise<DemoOutcome> {
  const cookie = await signUpOrIn(send, origin, language);
  if (cookie === undefined) return 'passwordChanged';

  const currentDay = today(TIME_ZONE, Date.now());
  const newest = await findNewestDate(send, origin, cookie);
  const from = newest ? addDays(newest, 1) : addMonths(startOfMonth(currentDay), -MONTHS_BACK);
  const transactions = transactionsBetween(
    { from, to: addDays(currentDay, DAYS_AHEAD), currentDay },
    DEMO_ACCOUNTS[language].texts,
  );
  const add = ({ type, ...body }: DemoTransaction) => write(send, origin, COLLECTIONS[type], body, cookie);
  for (let start = 0; start < transactions.length; start += BATCH_SIZE) {
    const responses = await Promise.all(transactions.slice(start, start + BATCH_SIZE).map(add));
    await requireStatus(responses, 201);
  }
  return { added: transactions.length };
}

/** Signs up, or signs in if the account exists. Returns the cookie, or undefined if the password has changed. */
async function signUpOrIn(send: Send, origin: string, language: Language): Promise<string | undefined> {
  const { email, password, name } = DEMO_ACCOUNTS[language];
  const region = { language, currency: 'EUR', timeZone: TIME_ZONE };
  const account = { email, password, name, termsAccepted: true, ...region };
  const signedUp = await write(send, origin, signUp, account);
  if (signedUp.ok) {
    const cookie = toCookieHeader(signedUp);
    await requireStatus([await write(send, origin, saveLocation, LOCATION, cookie)], 200);
    return cookie;
  }
  if (signedUp.status !== 422) await requireStatus([signedUp], 200);
  const signedIn = await write(send, origin, signIn, { email, password });
  return signedIn.ok ? toCookieHeader(signedIn) : undefined;
}

async function findNewestDate(send: Send, origin: string, cookie: string): Promise<CalendarDay | undefined> {
  const dates = await Promise.all(
    Object.values(COLLECTIONS).map(async ({ path }) => {
      const url = new URL(`${path}?order=date&limit=1`, origin);
      const response = await send(new Request(url, { headers: { cookie } }));
      await requireStatus([response], 200);
      const { items } = (await response.json()) as { items: { date: CalendarDay }[] };
      return items.map(({ date }) => date);
    }),
  );
  return dates.flat().toSorted().at(-1);
}

/** Sends a write, and repeats it while the server is busy: a busy server has stored nothing. */
async function write(
  send: Send,
  origin: string,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  body: unknown,
  cookie?: string,
): Promise<Response> {
  const headers = { origin, 'content-type': 'application/json', ...(cookie === undefined ? {} : { cookie }) };
  const request = () => new Request(new URL(path, origin), { method, headers, body: JSON.stringify(body) });
  for (let attempt = 1; ; attempt++) {
    const response = await send(request());
    if (response.status !== 503 || attempt === MAX_ATTEMPTS) return response;
    await setTimeout(BUSY_MS * attempt);
  }
}

async function requireStatus(responses: readonly Response[], status: number): Promise<void> {
  const failed = responses.find((response) => response.status !== status);
  if (failed) throw new Error(`The demo could not be filled: ${failed.status} ${await failed.text()}`);
}

function toCookieHeader(response: Response): string {
  const cookies = response.headers.getSetCookie();
  return cookies.map((cookie) => cookie.split(';')[0] ?? '').join('; ');
}
