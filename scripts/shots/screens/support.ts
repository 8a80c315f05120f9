import type { Page } from 'playwright-core';
import type { Conversation, SupportMessage } from '#shared/contract/support.ts';
import type { DeskConversation } from '#shared/contract/support-desk.ts';
import { paths } from '#shared/paths.ts';
import { clickButton, seeText, type Act, type Screen } from '../screen.ts';

const BANK = '01932f4e-8c00-7abc-8def-0123456789ab';
const OTHER = '01932f4e-9d00-7abc-8def-0123456789ab';
const PERSON = '01932f4e-7b00-7abc-8def-0123456789ab';
const bankQuery = `conversation=${BANK}`;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

function makeConversation(changes: Partial<Conversation> = {}): Conversation {
  return {
    id: BANK,
    subject: 'CAMT.053',
    state: 'answered',
    excerpt: 'Version 8? Saldo 1.4 can read it.',
    lastBy: 'administrator',
    lastAt: minutesAgo(12),
    createdAt: minutesAgo(180),
    isUnread: false,
    ...changes,
  };
}

const OTHER_FIELDS: Partial<Conversation> = {
  id: OTHER,
  subject: 'EUR + USD',
  state: 'open',
  excerpt: 'Can I use two currencies?',
  lastBy: 'person',
  lastAt: minutesAgo(2_000),
};

const MESSAGES: SupportMessage[] = (
  [
    [
      'person',
      'Paula',
      'My bank sends CAMT.053.001.08.\nThe preview stays empty: is this version supported?',
    ],
    ['administrator', 'Ana Ureña', 'Version 8? Saldo 1.4 can read it.'],
  ] as const
).map(([by, name, text], at) => {
  return { id: OTHER, number: at + 1, by, name, text, createdAt: minutesAgo(at === 0 ? 180 : 12) };
});

const messages = { messages: MESSAGES, hasEarlier: false };
const paging = { page: 1, pages: 1, pageSize: 20, total: 2 };

async function fakeConversations(page: Page): Promise<void> {
  const items = [makeConversation(), makeConversation(OTHER_FIELDS)];
  await page.route(/\/api\/v1\/support(\?|$)/, (route) =>
    route.fulfill({ json: { ...paging, items, unread: 0 } }),
  );
  await page.route(`**/api/v1/support/${BANK}`, (route) =>
    route.fulfill({ json: { ...makeConversation(), ...messages } }),
  );
}

function toDeskConversation(changes: Partial<Conversation> = {}): DeskConversation {
  const { isUnread: _, ...shared } = makeConversation(changes);
  return {
    ...shared,
    since: shared.lastAt,
    assignedTo: null,
    person: {
      id: PERSON,
      displayName: 'Paula Iglesias',
      email: 'paula@example.org',
      plan: 'premium',
      language: 'en',
      createdAt: minutesAgo(200_000),
    },
  };
}

async function fakeDesk(page: Page): Promise<void> {
  const items = [toDeskConversation({ state: 'open' }), toDeskConversation(OTHER_FIELDS)];
  await page.route(/\/api\/v1\/admin\/support(\?|$)/, (route) =>
    route.fulfill({ json: { ...paging, items } }),
  );
  await page.route('**/api/v1/admin/support/desk', (route) =>
    route.fulfill({ json: { waiting: 2, administrators: [] } }),
  );
  await page.route(`**/api/v1/admin/support/${PERSON}/${BANK}`, (route) =>
    route.fulfill({ json: { ...toDeskConversation({ state: 'open' }), ...messages } }),
  );
}

const seeRows: Act = async (page) => {
  await page.getByText('CAMT.053').first().waitFor();
};

const seeThread: Act = async (page) => {
  await page.getByRole('log').getByText('CAMT.053.001.08').waitFor();
};

const openDialog: Act = async (page, { support }) => {
  await clickButton(page, support.start);
  await page.getByRole('dialog').getByLabel(support.form.subject).waitFor();
};

/** The accounts have no conversations, so the server's responses are faked. */
export const supportScreens: readonly Screen[] = [
  { name: 'support', path: paths.support, who: 'demo', arrange: fakeConversations, act: seeRows },
  {
    name: 'support-open',
    path: `${paths.support}?${bankQuery}`,
    who: 'demo',
    arrange: fakeConversations,
    act: seeThread,
  },
  {
    name: 'support-empty',
    path: paths.support,
    who: 'fresh',
    act: seeText(({ support }) => support.empty.title),
  },
  { name: 'support-dialog', path: paths.support, who: 'fresh', isWindowOnly: true, act: openDialog },
  { name: 'admin-support', path: paths.adminSupport, who: 'admin', arrange: fakeDesk, act: seeRows },
  {
    name: 'admin-support-open',
    path: `${paths.adminSupport}?user=${PERSON}&${bankQuery}`,
    who: 'admin',
    arrange: fakeDesk,
    act: seeThread,
  },
];
