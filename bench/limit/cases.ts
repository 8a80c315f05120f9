import { PASSWORD } from '../sign-up.ts';

/** A user of the measurement: their transactions, their cookie and their address. */
export type LimitUser = { size: number; cookie: string; email: string };

export type Case = {
  name: string;
  connections: number;
  status: number;
  /** Whether the user's transactions matter; otherwise it runs for the smallest user only. */
  isBySize: boolean;
  /** The text of a numbered request; `etag` is that of the summary without a condition. */
  request: (user: LimitUser, number: number, etag: string) => string;
};

const MONTH = '/api/v1/summary?from=2025-10-01&to=2025-10-31';
const TEN_YEARS = '/api/v1/summary?from=2016-01-01&to=2025-12-31';
export const MONTH_CASE = 'month';
export const UNCHANGED_CASE = 'month, unchanged';

/** The requests that are measured, with the number of connections that send them. */
export function listCases(origin: string, staticPath: string): Case[] {
  const head = (method: string, path: string, cookie: string, more = '') =>
    `${method} ${path} HTTP/1.1\r\nhost: ${origin.slice('http://'.length)}\r\ncookie: ${cookie}\r\n${more}`;
  const get = (name: string, path: string, options: Partial<Case> = {}): Case => ({
    name,
    connections: 4,
    status: 200,
    isBySize: true,
    request: ({ cookie }) => `${head('GET', path, cookie)}\r\n`,
    ...options,
  });
  const post = (path: string, cookie: string, value: object) => {
    const body = JSON.stringify(value);
    const headers = `origin: ${origin}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n`;
    return `${head('POST', path, cookie, headers)}\r\n${body}`;
  };
  const add: Case['request'] = ({ cookie }, number) =>
    post('/api/v1/expenses', cookie, {
      description: 'Coffee',
      amount: 2.5,
      category: 'food',
      date: `2025-10-${String((number % 28) + 1).padStart(2, '0')}`,
    });
  return [
    get('session check', '/api/v1/me'),
    get(MONTH_CASE, MONTH),
    get('ten years', TEN_YEARS),
    get(UNCHANGED_CASE, MONTH, {
      status: 304,
      request: ({ cookie }, _, etag) => `${head('GET', MONTH, cookie, `if-none-match: ${etag}\r\n`)}\r\n`,
    }),
    get('newest 20', '/api/v1/transactions/recent?limit=20'),
    get('newest 50', '/api/v1/expenses?order=date&limit=50'),
    get('search', '/api/v1/transactions?q=cafe&limit=20'),
    { name: 'add, one at a time', connections: 1, status: 201, isBySize: true, request: add },
    { name: 'add, 32 at once', connections: 32, status: 201, isBySize: true, request: add },
    {
      name: 'sign-in',
      connections: 1,
      status: 200,
      isBySize: false,
      request: ({ email }) => post('/api/auth/sign-in/email', 'none=', { email, password: PASSWORD }),
    },
    get('static file', staticPath, { isBySize: false }),
  ];
}
