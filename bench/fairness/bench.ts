import { addDays, addMonths, today } from '#shared/calendar.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { insertTransactions } from '../bench-app.ts';
import { toBytes } from '../overload/raw-client.ts';
import { startProgram } from '../program.ts';
import { addressOf } from '../sign-up.ts';

export const PEOPLE = 32;
/** A small account: two transactions a day for three years. */
const TRANSACTIONS = 2_000;
const DAYS = 1_000;
const SHOPS = ['Market', 'Bakery', 'Cinema', 'Petrol', 'Rent', 'Salary', 'Gym', 'Pharmacy'];

export const TODAY = today('UTC', Date.now());

export type Account = {
  uid: string;
  /** Makes a request of the account, from its own address. */
  toRequest: (path: string, body?: object) => string;
};
export type Bench = Awaited<ReturnType<typeof openBench>>;
/** The figures of a scenario, and the targets that it missed. */
export type Result = { title: string; rows: Record<string, Record<string, string>>; missed: string[] };

/** Starts the program with 32 people who have small accounts. */
export async function openBench() {
  const program = await startProgram();
  const database = await connectDatabase({ dataDir: program.dataDir });
  let accounts = 0;

  async function signUp(): Promise<Account> {
    const number = accounts++;
    const cookie = await program.signUp(number);
    const headers = { Cookie: cookie, Origin: program.origin, 'X-Forwarded-For': addressOf(number) };
    const me = await fetch(`${program.origin}/api/v1/me`, { headers: { cookie } });
    const { uid } = (await me.json()) as { uid: string };
    const toRequest = (path: string, body?: object) =>
      toBytes({ path, headers, body: body && JSON.stringify(body) });
    return { uid, toRequest };
  }

  const people: Account[] = [];
  for (let number = 0; number < PEOPLE; number++) {
    const person = await signUp();
    await insertTransactions(database, person.uid, TRANSACTIONS, (index) => ({
      type: index % 8 === 5 ? 'income' : 'expense',
      description: SHOPS[index % SHOPS.length] ?? '',
      amount_minor: 1_000 + ((index * 37) % 5_000),
      category: index % 8 === 5 ? 'salary' : 'food',
      date: addDays(TODAY, -((index * 7) % DAYS)),
    }));
    people.push(person);
  }
  return { program, database, people, signUp };
}

const month = TODAY.slice(0, 7);

/** The kinds of requests whose waits are compared; each person sends all of them. */
export const KINDS: Record<string, (person: Account) => string> = {
  'plain read': ({ toRequest }) => toRequest(`/api/v1/summary?from=${month}-01&to=${TODAY}`),
  write: ({ toRequest }) =>
    toRequest('/api/v1/expenses', { description: 'Coffee', amount: 2.5, date: TODAY }),
  'month report': ({ toRequest }) =>
    toRequest(`/api/v1/reports/month?month=${addMonths(TODAY, -1).slice(0, 7)}`),
  forecast: ({ toRequest }) => toRequest('/api/v1/forecast'),
  advisor: ({ toRequest }) =>
    toRequest('/api/v1/advisor/ask', { question: 'How much did I spend at market last month?' }),
};
