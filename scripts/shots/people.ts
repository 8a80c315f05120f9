import type { Browser, BrowserContext } from 'playwright-core';
import { uuidv7 } from 'uuidv7';
import { today } from '#shared/calendar.ts';
import { signIn, signUp } from '#shared/contract/auth.ts';
import { declineLocation } from '#shared/contract/location.ts';
import { deleteTransactions, listTransactions } from '#shared/contract/transaction-history.ts';
import { addGroup } from '#shared/contract/transaction-groups.ts';
import { expenseEndpoints } from '#shared/contract/transactions.ts';
import { updateProfile } from '#shared/contract/profile-changes.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { DEMO_ACCOUNTS, fillDemoAccount } from '../../cli/demo-account.ts';
import type { ServerInUse } from '../../e2e/testing/server.ts';
import { changeStoredProfile } from '../../e2e/testing/stored-profile.ts';
import type { Screen } from './screen.ts';

type Account = { email: string; name: string };
/** One browser profile per person. Each window that is photographed gets its cookies. */
export type People = Record<Screen['who'], BrowserContext>;

const PASSWORD = 'window-orchard-17';
const FRESH = {
  en: { email: 'nora@example.org', name: 'Nora' },
  es: { email: 'pau@example.org', name: 'Pau' },
} as const satisfies Record<Language, Account>;
const ADMINS = {
  en: { email: 'harriet.cole@example.org', name: 'Harriet Cole' },
  es: { email: 'elena.vidal@example.org', name: 'Elena Vidal' },
} as const satisfies Record<Language, Account>;

/** A suspended user, and one who is online. */
export const LUIS = { email: 'luis.prado@example.org', name: 'Luis Prado' };
export const PAULA = {
  email: 'paula@example.org',
  name: 'María José Fernández de la Vega y Montenegro de los Arcos',
};
/** The name in the note of the invitations. */
export const INVITED = 'Marta';
/** The other users of the installation. Some have long names, or addresses that cannot be broken at a space. */
export const OTHERS: readonly Account[] = [
  { email: 'tom.baker@example.org', name: 'Tom Baker' },
  { email: 'pneumo@example.org', name: 'Pneumonoultramicroscopicsilicovolcanoconiosisandmuchmoretext' },
  {
    email: 'maria.jose.fernandez.de.la.vega.y.montenegro@long.university.example.org',
    name: 'محمد عبد الله',
  },
  { email: 'fox@example.org', name: '🦊🦊 Fox' },
];

/** Creates every account, and with each sign-up a notification for the administrators. */
export async function createPeople(browser: Browser, server: ServerInUse): Promise<Record<Language, People>> {
  const enter = async (account: Account, language: Language) => {
    const context = await openRequests(browser, server);
    const person = { ...account, password: PASSWORD, language, currency: 'EUR', termsAccepted: true };
    await send(context, signUp, person);
    return context;
  };
  for (const other of [LUIS, PAULA, ...OTHERS]) await (await enter(other, 'en')).close();
  const people = {} as Record<Language, People>;
  for (const language of LANGUAGES) {
    const admin = await enter(ADMINS[language], language);
    changeStoredProfile(server, ADMINS[language].email, { is_admin: 1 });
    // Only the new account still sees the question about its city.
    await send(admin, declineLocation);
    const fresh = await enter(FRESH[language], language);
    const demo = await enterDemo(browser, server, language);
    people[language] = { nobody: await openRequests(browser, server), demo, fresh, admin };
    // With the theme `system`, one page is photographed in both themes: its window emulates each in turn.
    for (const each of [demo, fresh, admin]) await send(each, updateProfile, { theme: 'system' });
  }
  return people;
}

/** Signs in to the account with two years of transactions, and deletes a few of them. */
async function enterDemo(browser: Browser, server: ServerInUse, language: Language): Promise<BrowserContext> {
  await fillDemoAccount(fetch, server.url, language);
  const context = await openRequests(browser, server);
  const { email, password } = DEMO_ACCOUNTS[language];
  await send(context, signIn, { email, password });
  const response = await context.request.get(`${listTransactions.path}?limit=60`);
  const { items } = (await response.json()) as { items: { id: string }[] };
  await addDetails(context);
  const ids = items.filter((_, index) => index % 8 === 5).map(({ id }) => id);
  await send(context, deleteTransactions, { ids });
  return context;
}

/** Adds an expense with a note and tags, and a purchase in two parts. */
async function addDetails(context: BrowserContext): Promise<void> {
  const date = today('Europe/Madrid', Date.now());
  const tags = ['Lisboa', 'Marta'];
  const note = 'Lisboa: X7K2P9\nMarta: 84,30';
  await send(context, expenseEndpoints.add, {
    description: 'Lisboa',
    amount: 84.3,
    category: 'transport',
    date,
    tags,
    note,
  });
  const parts = [
    { id: uuidv7(), amount: 31.2, category: 'food' },
    { id: uuidv7(), amount: 12.9, category: 'health' },
  ];
  const group = { id: uuidv7(), type: 'expense', description: 'Pingo Doce', amount: 44.1, date, tags, parts };
  await send(context, addGroup, group);
}

function openRequests(browser: Browser, { url }: ServerInUse): Promise<BrowserContext> {
  return browser.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
}

/** Sends a request as a person, and throws if it fails. */
export async function send(
  context: BrowserContext,
  { method, path }: { method: string; path: string },
  data: object = {},
): Promise<void> {
  const response = await context.request.fetch(path, { method, data });
  if (!response.ok()) {
    throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  }
}
