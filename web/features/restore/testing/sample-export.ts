import type { Bytes } from '../worker/pieces.ts';

const TIMES = { createdAt: '2026-01-02T03:04:05.678Z', updatedAt: '2026-02-03T04:05:06.789Z' };
const [SOURCE, IMPORT, GROUP, OWN, RENT, TRIP] = [1, 2, 3, 4, 6, 7].map((n) => sampleId(n)) as [
  string,
  string,
  string,
  string,
  string,
  string,
];

/** The id of the n-th sample. */
export function sampleId(n: number): string {
  return `01a20000-0000-7000-8000-${String(n).padStart(12, '0')}`;
}

/** A transaction in the form of an export. */
export function sampleRecord(n: number, fields: object = {}) {
  return {
    id: sampleId(1_000 + n),
    userId: 'a7c1',
    type: 'expense',
    amount: 2.5,
    description: `Café {"con": [leche]} \\ ${n}`,
    category: 'food',
    date: '2026-01-02',
    note: 'Two\nlines',
    tags: ['niño'],
    groupId: GROUP,
    ...TIMES,
    sourceId: SOURCE,
    importId: IMPORT,
    ...fields,
  };
}

export function sampleTransfer(fields: object = {}) {
  const sides = { fromAccount: SOURCE, toAccount: null };
  return {
    id: sampleId(700),
    amount: 12.5,
    date: '2026-02-01',
    note: '',
    ...sides,
    ...TIMES,
    deletedAt: null,
    importId: IMPORT,
    givenSide: null,
    ...fields,
  };
}

export function sampleRecurringTransfer(fields: object = {}) {
  const {
    type: _t,
    description: _d,
    isEstimate: _e,
    category: _c,
    tags: _g,
    mode: _m,
    ...content
  } = sampleRecurring();
  return { ...content, id: sampleId(701), amount: 50, fromAccount: SOURCE, toAccount: null, ...fields };
}

export function sampleEntry(n: number, fields: object = {}) {
  const bank = {
    key: String(n).padStart(22, 'k'),
    occurrence: 1,
    bankId: null,
    date: '2026-01-02',
    amount: -2.5,
    text: 'CAFE',
  };
  return { importId: IMPORT, line: n, bank, outcome: 'added', transactionId: sampleId(1_000 + n), ...fields };
}

export function sampleRecurring(fields: object = {}) {
  return {
    id: RENT,
    type: 'expense',
    description: 'Rent',
    amount: 850.5,
    isEstimate: false,
    category: OWN,
    note: '',
    tags: [],
    unit: 'month',
    every: 1,
    firstDay: '2026-01-31',
    secondDay: null,
    on: 'day',
    shift: 'before',
    endDay: null,
    mode: 'post',
    nextDay: '2026-11-30',
    state: 'active',
    openFrom: '2026-11-30',
    ...TIMES,
    ...fields,
  };
}

export function sampleOccurrence(n: number, fields: object = {}) {
  const day = `2026-${String(n).padStart(2, '0')}-28`;
  const moved = { dueDay: day, outcome: 'posted', amount: null, transactionId: sampleId(1_000 + n) };
  return { recurringId: RENT, day, ...moved, ...fields };
}

export function sampleGoalEntry(n: number, fields: object = {}) {
  const [id, createdAt] = [sampleId(2_000 + n), TIMES.createdAt];
  return { goalId: TRIP, id, amount: n % 2 === 0 ? -0.05 : 10.1, day: '2026-02-01', createdAt, ...fields };
}

export function sampleBudget(fields: object = {}) {
  return { category: '*', fromMonth: '2026-01', amount: 1_000.01, rollover: 'surplus', ...fields };
}

/** An export with items in each list. */
export function sampleExport(fields: object = {}) {
  const category = { type: 'expense', icon: null, colour: null, isArchived: false, mergedInto: null };
  return {
    format: 'saldo',
    version: 3,
    exportedAt: '2026-11-01T10:00:00.000Z',
    profile: {
      uid: 'a7c1',
      email: 'ana@example.org',
      displayName: 'Ana',
      city: 'Madrid',
      country: 'ES',
      language: 'es',
      currency: 'EUR',
      timeZone: 'Europe/Madrid',
      theme: 'dark',
      firstDayOfWeek: 1,
      monthStartsOn: 25,
      isEmailConfirmed: true,
      mails: { reminders: true, budgetAlerts: true, monthReport: true, monthAmounts: true },
      role: 'admin',
    },
    photo: { type: 'image/png', base64: btoa('PNG') },
    categories: [
      { ...category, id: 'food', name: 'Supermercado', isFixed: true },
      { ...category, id: OWN, name: 'Pets', isFixed: false },
      { ...category, id: sampleId(5), name: 'Cats', isFixed: false, isArchived: true, mergedInto: OWN },
    ],
    records: [
      sampleRecord(1),
      sampleRecord(2, { date: '2025-12-31', category: OWN }),
      sampleRecord(3, { date: '2026-03-01' }),
    ],
    deletedRecords: [{ ...sampleRecord(4), deletedAt: '2026-10-30T10:00:00.000Z' }],
    sources: [
      {
        id: SOURCE,
        name: 'Bank',
        kind: 'bank',
        accountHash: null,
        accountEnd: null,
        shape: null,
        answers: {},
        opening: { amount: -20.5, day: '2026-01-01' },
        lowBalance: -300,
        colour: 'teal',
        ...TIMES,
      },
    ],
    imports: [
      {
        id: IMPORT,
        sourceId: SOURCE,
        fileName: 'a.csv',
        format: 'csv',
        state: 'done',
        added: 3,
        joined: 0,
        leftOut: 0,
        createdAt: TIMES.createdAt,
        finishedAt: null,
      },
    ],
    transfers: [sampleTransfer()],
    recurringTransfers: [sampleRecurringTransfer()],
    statements: [
      { account: SOURCE, day: '2026-02-28', balance: -8, importId: null, createdAt: TIMES.createdAt },
    ],
    importEntries: [sampleEntry(1), sampleEntry(2)],
    recurring: [sampleRecurring()],
    recurringOccurrences: [sampleOccurrence(1), sampleOccurrence(2, { outcome: 'skipped', amount: 3 })],
    recurringDecisions: [{ key: 'gym'.padEnd(22, 'k'), decision: 'dismissed', decidedAt: TIMES.createdAt }],
    noticeDecisions: [{ key: 'kind large', decidedAt: TIMES.createdAt }],
    budgets: [
      sampleBudget(),
      sampleBudget({ category: OWN }),
      sampleBudget({ category: OWN, fromMonth: '2026-03', amount: null }),
    ],
    goals: [{ id: TRIP, name: 'Trip', target: 500, day: null, isArchived: false, ...TIMES }],
    goalEntries: [sampleGoalEntry(1), sampleGoalEntry(2)],
    ...fields,
  };
}

/** A file that arrives in chunks of `size` bytes. */
export function inChunks(text: string, size = 64): Bytes {
  const bytes = new TextEncoder().encode(text);
  return {
    stream: () =>
      new ReadableStream({
        start(controller) {
          for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
          controller.close();
        },
      }),
  };
}
