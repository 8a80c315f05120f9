import { describe, expect, it } from 'vitest';
import {
  inChunks,
  sampleBudget,
  sampleEntry,
  sampleExport,
  sampleGoalEntry,
  sampleId,
  sampleOccurrence,
  sampleRecord,
  sampleTransfer,
  sampleRecurring,
  sampleRecurringTransfer,
} from '../testing/sample-export.ts';
import { openBackup } from './open-backup.ts';

const open = async (file: unknown) => await openBackup(inChunks(JSON.stringify(file)));

describe('an export', () => {
  it('gives its facts and lists, and settings without e-mail address, mails and role', async () => {
    const { backup, small } = await open(sampleExport());
    expect(backup).toMatchObject({
      exportedAt: '2026-11-01T10:00:00.000Z',
      owner: { name: 'Ana', email: 'ana@example.org' },
      currency: 'EUR',
      counts: {
        categories: 3,
        records: 3,
        deletedRecords: 1,
        sources: 1,
        imports: 1,
        transfers: 1,
        recurringTransfers: 1,
        statements: 1,
        importEntries: 2,
      },
      ownCategories: 1,
      budgets: 2,
      period: { from: '2025-12-31', to: '2026-03-01' },
      place: { city: 'Madrid', country: 'ES' },
    });
    const settings = {
      language: 'es',
      theme: 'dark',
      timeZone: 'Europe/Madrid',
      firstDayOfWeek: 1,
      monthStartsOn: 25,
    };
    expect(backup.settings).toEqual({ displayName: 'Ana', ...settings });
    expect(await backup.photo?.text()).toBe('PNG');
    const { categories, sources, imports, budgets, goals } = sampleExport();
    const { recurringTransfers, recurring, recurringDecisions, noticeDecisions } = sampleExport();
    const repeated = { recurringTransfers, recurring, recurringDecisions, noticeDecisions };
    expect(small).toEqual({ categories, sources, imports, ...repeated, budgets, goals });
    expect(backup.counts).toMatchObject({ recurring: 1, recurringOccurrences: 2, goals: 1, goalEntries: 2 });
  });

  it('of version 1 can be read', async () => {
    const {
      note: _note,
      tags: _tags,
      groupId: _group,
      sourceId: _source,
      importId: _import,
      ...record
    } = sampleRecord(1);
    const { format, exportedAt, profile } = sampleExport();
    const { backup } = await open({
      format,
      version: 1,
      exportedAt,
      profile,
      photo: null,
      records: [record],
    });
    expect(backup.counts).toMatchObject({ records: 1, deletedRecords: 0, categories: 0 });
    expect(backup.photo).toBeUndefined();
  });

  it('of version 2 can be read', async () => {
    const {
      recurring: _recurring,
      recurringOccurrences: _occurrences,
      recurringDecisions: _decisions,
      noticeDecisions: _notices,
      budgets: _budgets,
      goals: _goals,
      goalEntries: _entries,
      ...before
    } = sampleExport({ version: 2 });
    const { counts } = (await open(before)).backup;
    expect(counts).toMatchObject({ records: 3, imports: 1, recurring: 0, budgets: 0, goals: 0 });
  });

  it('gives the same result with its lists in another order', async () => {
    const reversed = Object.fromEntries(Object.entries(sampleExport()).toReversed());
    expect((await open(reversed)).backup).toEqual((await open(sampleExport())).backup);
  });

  it('loses only the settings that cannot be saved', async () => {
    const { profile } = sampleExport();
    const { backup } = await open(
      sampleExport({
        profile: { ...profile, language: 'tlh', displayName: '' },
        photo: { type: 'x', base64: '%' },
      }),
    );
    expect(Object.keys(backup.settings).toSorted()).toEqual([
      'firstDayOfWeek',
      'monthStartsOn',
      'theme',
      'timeZone',
    ]);
    expect(backup.photo).toBeUndefined();
  });
});

const { profile } = sampleExport();
const { id: _id, ...withoutId } = sampleRecord(1);

describe('a file is refused', () => {
  it.each([
    ['of a newer version', sampleExport({ version: 4, records: [{ new: true }] }), 'newer'],
    ['of another program', sampleExport({ format: 'other' }), 'unknown'],
    ['without a format', { records: [] }, 'unknown'],
    ['that is a list', [sampleExport()], 'unknown'],
    ['without a date of export', sampleExport({ exportedAt: null }), 'damaged'],
    ['in an unknown currency', sampleExport({ profile: { ...profile, currency: 'XX' } }), 'damaged'],
    ['with transactions that are not a list', sampleExport({ records: {} }), 'damaged'],
    ['with a transaction without an id', sampleExport({ records: [withoutId] }), 'damaged'],
    ['with a third decimal', sampleExport({ records: [sampleRecord(1, { amount: 0.125 })] }), 'damaged'],
    ['with a tiny amount', sampleExport({ records: [sampleRecord(1, { amount: 1e-7 })] }), 'damaged'],
    [
      'with a day long ago',
      sampleExport({ deletedRecords: [sampleRecord(1, { date: '1800-01-01' })] }),
      'damaged',
    ],
    ['with a category that does not exist', sampleExport({ categories: [] }), 'damaged'],
    [
      'with a category of the other type',
      sampleExport({ records: [sampleRecord(1, { type: 'income' })] }),
      'damaged',
    ],
    [
      'with rows of an unknown import',
      sampleExport({ importEntries: [sampleEntry(1, { importId: sampleId(9) })] }),
      'damaged',
    ],
    ['with an import of an unknown source', sampleExport({ sources: [] }), 'damaged'],
    [
      'with a day of an unknown recurring transaction',
      sampleExport({ recurringOccurrences: [sampleOccurrence(1, { recurringId: sampleId(9) })] }),
      'damaged',
    ],
    [
      'with a recurring transaction of an unknown category',
      sampleExport({ recurring: [sampleRecurring({ category: sampleId(9) })] }),
      'damaged',
    ],
    [
      'with a budget of an unknown category',
      sampleExport({ budgets: [sampleBudget({ category: sampleId(9) })] }),
      'damaged',
    ],
    [
      'with a third decimal in a goal',
      sampleExport({ goalEntries: [sampleGoalEntry(1, { amount: -0.125 })] }),
      'damaged',
    ],
    [
      'with money for an unknown goal',
      sampleExport({ goalEntries: [sampleGoalEntry(1, { goalId: sampleId(9) })] }),
      'damaged',
    ],
    [
      'with a transfer to an unknown account',
      sampleExport({ transfers: [sampleTransfer({ toAccount: sampleId(9) })] }),
      'damaged',
    ],
    [
      'with a recurring transfer to an unknown account',
      sampleExport({ recurringTransfers: [sampleRecurringTransfer({ toAccount: sampleId(9) })] }),
      'damaged',
    ],
    [
      'with a third decimal in a transfer',
      sampleExport({ transfers: [sampleTransfer({ amount: 0.125 })] }),
      'damaged',
    ],
  ])('%s', async (_, file, code) => {
    await expect(open(file)).rejects.toMatchObject({ code });
  });

  it.each([
    ['text', 'Date;Amount\n2026-01-01;5', 'unknown'],
    ['an image', '\u0089PNG\r\n', 'unknown'],
    ['half of an export', JSON.stringify(sampleExport()).slice(0, 900), 'damaged'],
  ])('with %s', async (_, text, code) => {
    await expect(openBackup(inChunks(text))).rejects.toMatchObject({ code });
  });

  it('that the browser can no longer open', async () => {
    const unreadable = {
      stream: () =>
        new ReadableStream<Uint8Array<ArrayBuffer>>({
          start: (controller) => controller.error(new DOMException('', 'NotReadableError')),
        }),
    };
    await expect(openBackup(unreadable)).rejects.toMatchObject({ code: 'notReadable' });
  });
});
