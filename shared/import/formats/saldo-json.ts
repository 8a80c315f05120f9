import { UNCATEGORIZED } from '../../categories.ts';
import { isCalendarDay } from '../../calendar.ts';
import { negate } from '../decimal.ts';
import { ImportError, MAX_ROWS, type Movement, type Reading } from '../types.ts';
import { completeMovement } from './statement-list.ts';

/** The newest version of the export that can be read. */
const NEWEST_VERSION = 2;

/**
 * Reads the transactions of Saldo's own JSON export; deleted ones are left out. Throws ImportError: `damaged`,
 * `unknownFormat` for other JSON and newer versions, `wrongDate` and `wrongAmount` with the number of the record.
 */
export function readSaldoJson(text: string): Reading {
  const content = parse(text);
  if (!isObject(content) || content['format'] !== 'saldo' || !Array.isArray(content['records']))
    throw new ImportError('unknownFormat');
  const version = content['version'];
  if (typeof version !== 'number' || version > NEWEST_VERSION) throw new ImportError('unknownFormat');
  const records: unknown[] = content['records'];
  if (records.length > MAX_ROWS) throw new ImportError('tooManyRows');
  const profile = isObject(content['profile']) ? content['profile'] : {};
  const currency = toText(profile['currency']) || null;
  const names = readCategoryNames(content['categories']);
  const movements = records.map((record, at) => toMovement(record, { line: at + 1, currency, names }));
  return {
    statements: [{ account: null, currency, movements, balanceRowCount: 0, unreadable: [], proof: null }],
    questions: [],
    warnings: [],
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportError('damaged');
  }
}

/** An expense below zero is a refund. */
const AMOUNTS = { expense: /^-?\d+(?:\.\d+)?$/, income: /^\d+(?:\.\d+)?$/ };

type ExportInfo = { line: number; currency: string | null; names: ReadonlyMap<string, string> };

function toMovement(record: unknown, { line, currency, names }: ExportInfo): Movement {
  if (!isObject(record)) throw new ImportError('damaged', line);
  const date = toText(record['date']);
  if (!isCalendarDay(date)) throw new ImportError('wrongDate', line);
  const type = record['type'];
  if (type !== 'expense' && type !== 'income') throw new ImportError('damaged', line);
  const amount = typeof record['amount'] === 'number' ? String(record['amount']) : '';
  // String() gives the digits that the export wrote. Numbers that it writes with an exponent are no amounts.
  if (!AMOUNTS[type].test(amount)) throw new ImportError('wrongAmount', line);
  const category = toText(record['category']);
  const tags: unknown = record['tags'];
  return completeMovement({
    line,
    date,
    amount: type === 'expense' ? negate(amount) : amount,
    currency,
    text: toText(record['description']).replace(/\s+/g, ' ').trim(),
    bankId: toText(record['id']) || null,
    type,
    category: category === '' || category === UNCATEGORIZED ? null : (names.get(category) ?? category),
    note: toText(record['note']),
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
  });
}

/** Returns the names of the person's own categories, by their ids. */
function readCategoryNames(categories: unknown): Map<string, string> {
  const names = new Map<string, string>();
  for (const each of Array.isArray(categories) ? (categories as unknown[]) : []) {
    const [id, name] = isObject(each) ? [toText(each['id']), toText(each['name'])] : ['', ''];
    if (id !== '' && name !== '') names.set(id, name);
  }
  return names;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '');
