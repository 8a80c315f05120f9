import { addDays, today } from '#shared/calendar.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { listComing, type ComingPayment } from '#shared/contract/recurring-coming.ts';
import { listSuggestions, type RecurringSuggestion } from '#shared/contract/recurring-suggestions.ts';
import {
  listOccurrences,
  listRecurring,
  listUpcoming,
  type Occurrence,
  type Recurring,
} from '#shared/contract/recurring.ts';
import { paths } from '#shared/paths.ts';
import {
  clickButton,
  clickItem,
  seeText,
  startOf,
  windowsAt,
  type Act,
  type Arrangement,
  type Screen,
} from '../screen.ts';

const TODAY = today('UTC', Date.now());

const RENT = toRecurring(1, {
  description: 'Alquiler',
  amount: 950,
  category: 'other',
  nextDay: addDays(TODAY, 2),
});
const PAY = toRecurring(2, {
  type: 'income',
  description: 'Nómina',
  amount: 2150.5,
  category: 'salary',
  on: 'lastWorkday',
  nextDay: addDays(TODAY, 6),
});
const POWER = toRecurring(3, {
  description: 'Luz y gas',
  amount: 75,
  isEstimate: true,
  mode: 'ask',
  category: 'utilities',
  every: 2,
  nextDay: addDays(TODAY, 20),
});
const CAR = toRecurring(4, {
  description: 'Seguro del coche',
  amount: 412.3,
  category: 'transport',
  unit: 'year',
  state: 'paused',
});

/** Recurring transactions in all states, one of them waiting, and two suggestions. */
const arrange: Arrangement = async (page) => {
  const waiting = [toOccurrence(POWER, addDays(TODAY, -1), 'asked')];
  const upcoming = [RENT, PAY, POWER].map((each) => toOccurrence(each, each.nextDay ?? TODAY, 'planned'));
  const due: OutputOf<typeof listUpcoming> = { waiting, upcoming, expenses: 1025, incomes: 2150.5 };
  const items = upcoming.map(toComing);
  const sums = { count: items.length, expenses: 1025, incomes: 2150.5, waitingCount: waiting.length };
  const coming: OutputOf<typeof listComing> = { items, ...sums };

  const occurrences = [toOccurrence(RENT, addDays(TODAY, -5), 'posted'), ...waiting, ...upcoming];
  const responses: [path: string, json: object][] = [
    [listRecurring.path, { items: [RENT, PAY, POWER, CAR] }],
    [`${listUpcoming.path}*`, due],
    [`${listComing.path}*`, coming],
    [`${listOccurrences.path}*`, { items: occurrences }],
    [listSuggestions.path, { items: [STREAMING, WATER] }],
  ];
  for (const [path, json] of responses) await page.route(`**${path}`, (route) => route.fulfill({ json }));
};

const STREAMING: RecurringSuggestion = {
  key: 'streaming',
  type: 'expense',
  name: 'Spotify',
  category: 'entertainment',
  cadence: 'monthly',
  amount: 11.99,
  isEstimate: false,
  nextDay: addDays(TODAY, 4),
  status: 'active',
  confidence: 0.97,
  count: 14,
  firstDay: addDays(TODAY, -390),
  lastDay: addDays(TODAY, -26),
  change: { from: 10.99, to: 11.99, day: addDays(TODAY, -87) },
  transactionIds: [],
};
const WATER: RecurringSuggestion = {
  ...STREAMING,
  key: 'water',
  name: 'Canal de Isabel II',
  category: 'utilities',
  cadence: 'bimonthly',
  amount: 38.2,
  isEstimate: true,
  nextDay: addDays(TODAY, -9),
  status: 'late',
  confidence: 0.7,
  count: 5,
  change: null,
};

function toRecurring(id: number, changes: Partial<Recurring>): Recurring {
  const at = new Date().toISOString();
  return {
    id: `01990000-0000-7000-8000-00000000000${id}`,
    type: 'expense',
    description: '',
    amount: 0,
    isEstimate: false,
    category: 'other',
    note: '',
    tags: [],
    unit: 'month',
    every: 1,
    firstDay: '2026-01-31',
    secondDay: null,
    on: 'day',
    shift: 'none',
    endDay: null,
    mode: 'post',
    nextDay: null,
    state: 'active',
    createdAt: at,
    updatedAt: at,
    ...changes,
  };
}

function toOccurrence(recurring: Recurring, day: string, outcome: Occurrence['outcome']): Occurrence {
  const { id: recurringId, type, description, amount, isEstimate, category, note, tags, mode } = recurring;
  const common = { recurringId, type, description, amount, isEstimate, category, note, tags, mode };
  return { ...common, day, dueDay: day, outcome, transactionId: null };
}

function toComing(occurrence: Occurrence): ComingPayment {
  const { recurringId, day, dueDay, type, description, category, amount, isEstimate } = occurrence;
  const content = { type, description, category, amount, isEstimate };
  return { key: `${recurringId} ${day}`, source: 'planned', day: dueDay, ...content, occurrence };
}

const path = paths.recurring;

const seeEmpty = seeText(({ recurring }) => recurring.empty.title);

const openForm: Act = async (page, texts) => {
  await seeEmpty(page, texts);
  await clickButton(page, texts.recurring.add);
  await page.getByRole('dialog').getByText(texts.recurring.form.cadence).waitFor();
};

const seeLists: Act = async (page, { recurring }) => {
  await page.getByRole('list', { name: recurring.suggestions.title }).waitFor();
};

const openMenu: Act = async (page, texts) => {
  await seeLists(page, texts);
  await clickButton(page, startOf(texts.recurring.rules.actions));
  await page.getByRole('menuitem').first().waitFor();
};

const openEdit: Act = async (page, texts) => {
  await openMenu(page, texts);
  await clickItem(page, texts.recurring.menu.edit);
  await page.getByRole('dialog').getByText(texts.recurring.form.cadence).waitFor();
};

const openConfirm: Act = async (page, texts) => {
  await seeLists(page, texts);
  await clickButton(page, new RegExp(`^${texts.recurring.waiting.confirm}:`));
  await page.getByRole('dialog').getByText(texts.recurring.confirm.day, { exact: true }).waitFor();
};

/** The recurring transactions are faked, so that the accounts stay as they are. */
export const recurringScreens: readonly Screen[] = [
  { name: 'recurring-empty', path, who: 'fresh', act: seeEmpty },
  { name: 'recurring-add', path, who: 'fresh', isWindowOnly: true, act: openForm },
  { name: 'recurring', path, who: 'demo', arrange, act: seeLists },
  ...windowsAt(path, 'demo', {
    'recurring-menu': { arrange, act: openMenu },
    'recurring-edit': { arrange, act: openEdit },
    'recurring-confirm': { arrange, act: openConfirm },
  }),
  {
    name: 'recurring-calendar',
    path: `${path}?view=calendar`,
    who: 'demo',
    arrange,
    act: seeText(({ recurring }) => recurring.outcomes.planned),
  },
];
