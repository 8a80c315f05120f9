import { MAX_IMPORT_BODY_BYTES, MAX_IMPORT_ROWS_AT_ONCE } from '#shared/limits.ts';
import type { ListName, Part, Rows } from './backup.ts';
import { readPieces, type Bytes } from './pieces.ts';

/** The lists that fit into memory. The others are read from the file when they are sent. */
const SMALL_LISTS = [
  'categories',
  'sources',
  'imports',
  'recurringTransfers',
  'recurring',
  'recurringDecisions',
  'noticeDecisions',
  'budgets',
  'goals',
] as const satisfies ListName[];
export type SmallLists = Pick<Rows, (typeof SMALL_LISTS)[number]>;
type Counts = Record<ListName, number>;

export function emptySmallLists(): SmallLists {
  return Object.fromEntries(SMALL_LISTS.map((list) => [list, [] as unknown[]])) as SmallLists;
}

/** Room for the rest of a body, outside of its lists. */
const ENVELOPE_BYTES = 1_024;
const LIMITS = { rows: MAX_IMPORT_ROWS_AT_ONCE, bytes: MAX_IMPORT_BODY_BYTES - ENVELOPE_BYTES };

/** Reads the rows of each request in the order of sending. An item comes after the items that it refers to. */
export async function* readParts(file: Bytes, small: SmallLists, counts: Counts): AsyncGenerator<Part> {
  const { categories, sources } = small;
  const read = (list: ListName) => (counts[list] > 0 ? readList(file, list) : []);
  // The server needs all categories in one request. The sources fit in there too.
  const first = { rows: { categories, sources }, count: categories.length + sources.length };
  if (first.count > 0) yield first;
  yield* toListParts('imports', small.imports);
  // Recurring transfers come after the transfers, or a catch-up in between would add some for the second time.
  yield* toListParts('transfers', read('transfers'));
  yield* toListParts('recurringTransfers', small.recurringTransfers);
  for (const list of ['statements', 'records', 'deletedRecords', 'importEntries'] as const)
    yield* toListParts(list, read(list));
  yield* recurringParts(small.recurring, read('recurringOccurrences'));
  for (const list of ['recurringDecisions', 'noticeDecisions', 'budgets', 'goals'] as const)
    yield* toListParts(list, small[list]);
  yield* toListParts('goalEntries', read('goalEntries'));
}

/**
 * Sends recurring transactions in one request with their occurrences, and after the transactions. Otherwise a catch-up
 * between requests could post a day for the second time.
 */
async function* recurringParts(
  recurring: Rows['recurring'],
  occurrences: AsyncIterable<unknown> | Iterable<unknown>,
): AsyncGenerator<Part> {
  const limits = { rows: LIMITS.rows - recurring.length, bytes: LIMITS.bytes - sizeOf(recurring) };
  let first = recurring;
  for await (const items of divideItems(occurrences, limits)) {
    const recurringOccurrences = items as Rows['recurringOccurrences'];
    yield { rows: { recurring: first, recurringOccurrences }, count: first.length + items.length };
    first = [];
  }
  if (first.length > 0) yield toPart('recurring', first);
}

async function* toListParts(
  list: ListName,
  items: AsyncIterable<unknown> | Iterable<unknown>,
): AsyncGenerator<Part> {
  for await (const part of divideItems(items)) yield toPart(list, part);
}

async function* readList(file: Bytes, list: ListName): AsyncGenerator<unknown> {
  for await (const { name, value, isItem } of readPieces(file, (listName) => listName === list))
    if (isItem && name === list) yield value;
}

/** Divides items into parts, each small enough for one request. */
export async function* divideItems<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  limits: { rows: number; bytes: number } = LIMITS,
): AsyncGenerator<Item[]> {
  let part: Item[] = [];
  let bytes = 0;
  for await (const item of items) {
    // Includes the comma that follows.
    const size = sizeOf(item) + 1;
    if (part.length > 0 && (part.length >= limits.rows || bytes + size > limits.bytes)) {
      yield part;
      part = [];
      bytes = 0;
    }
    part.push(item);
    bytes += size;
  }
  if (part.length > 0) yield part;
}

const encoder = new TextEncoder();

function sizeOf(item: unknown): number {
  return encoder.encode(JSON.stringify(item)).length;
}

/** The items were checked when the file was opened, and the server checks them again. */
function toPart(list: ListName, items: unknown[]): Part {
  return { rows: { [list]: items }, count: items.length };
}
