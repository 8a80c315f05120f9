import { addDays } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import { line } from '#shared/contract/fields.ts';
import { Day } from '#shared/contract/record-fields.ts';
import {
  EARLIEST_DAY,
  MAX_DAYS_AHEAD,
  MAX_DESCRIPTION_LENGTH,
  MAX_QUICK_TEXT_LENGTH,
} from '#shared/limits.ts';
import { toMajorUnits, toMinorUnits } from '#shared/money.ts';
import { typeOfKind } from '#shared/quick-add/kinds.ts';
import { readTransferLine, type TransferReading } from '#shared/quick-add/transfers.ts';
import type { Reading, Writer } from '#shared/quick-add/types.ts';
import { toNameKey } from '#shared/search-text.ts';
import { joinTags } from '#web/ui/tag-text.ts';
import type { Reader, TransactionTyped } from '../form/transaction-fields.ts';
import { hasOtherCurrency } from './choices.ts';
import type { LinkField } from './link-fields.ts';
import type { ReadLine } from './taken-off.ts';

type FilledForm = {
  /** The values for the form. */
  typed: Partial<TransactionTyped>;
  /** The fields of the link that cannot be used. */
  refused: readonly LinkField[];
  /** The type according to the text. */
  type: TransactionType;
};

type FilledByLink = FilledForm & {
  /** The transfer that the text is; it fills no field. */
  transfer: TransferReading | undefined;
};

type Person = {
  reader: Reader;
  decimals: number;
  showDay: (day: string) => string;
  readLine: ReadLine;
  writer: Writer;
  /** The categories that a new transaction of the form's type may have. */
  categories: readonly { id: string; name: string }[];
};

type Values = Partial<TransactionTyped>;

/**
 * Reads an address such as `/add-expense?description=Bread&amount=2.50`. Anybody can write such an address, so every
 * field is checked.
 */
export function readLink(query: URLSearchParams, type: TransactionType, person: Person): FilledByLink {
  let refused: readonly LinkField[] = [];
  const read = (field: LinkField, toValues: (value: string) => Values | undefined): Values => {
    const value = query.get(field) ?? '';
    if (value.trim() === '') return {};
    const values = toValues(value);
    if (values === undefined) refused = [...refused, field];
    return values ?? {};
  };
  let textType = type;
  let transfer: TransferReading | undefined;
  const fromText = read('text', (value) => {
    const text = readText(value, person);
    if (text === undefined) return undefined;
    transfer = readTransferLine(oneLine(value), person.writer);
    if (transfer !== undefined) return {};
    textType = text.type;
    refused = [...refused, ...text.refused];
    return text.typed;
  });
  const typed = {
    ...fromText,
    ...read('description', toDescription),
    ...read('amount', (value) => toAmount(value, person)),
    ...read('category', (value) => toCategory(value, person)),
    ...read('date', (value) => toDate(value, person)),
  };
  return { typed, refused, type: textType, transfer };
}

/** Reads a line as values of the form. Returns undefined if the line is too long or has control characters. */
export function readText(value: string, person: Person): FilledForm | undefined {
  const text = line(MAX_QUICK_TEXT_LENGTH).safeParse(oneLine(value));
  if (!text.success) return undefined;
  const reading = readWithoutCadence(person, text.data);
  return {
    typed: fromReading(reading, person),
    refused: hasOtherCurrency(reading.ambiguous, reading) ? ['amount'] : [],
    type: typeOfKind(reading.kind),
  };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** Reads a text but leaves words of a cadence in the description, since the form has no field for it. */
function readWithoutCadence({ readLine }: Person, text: string): Reading {
  const reading = readLine(text);
  const repeats = reading.parts.filter(({ what }) => what === 'repeat');
  return repeats.length > 0 ? readLine(text, repeats) : reading;
}

function fromReading(reading: Reading, { reader, decimals, showDay }: Person): Values {
  const { amountMinor, description, day, kind, parts, tags, account } = reading;
  const { mentionedId, categoryId = mentionedId } = reading;
  return {
    description,
    ...(parts.some(({ what }) => what === 'day') && { date: showDay(day) }),
    ...(tags.length > 0 && { tags: joinTags(tags) }),
    ...(account !== null && { account }),
    ...(kind === 'refund' && { isRefund: true }),
    ...(amountMinor !== null && { amount: reader.amounts.toText(toMajorUnits(amountMinor, decimals)) }),
    ...(categoryId !== undefined && { category: categoryId }),
  };
}

function toDescription(value: string): Values | undefined {
  const { success, data } = line(MAX_DESCRIPTION_LENGTH).safeParse(value);
  return success ? { description: data } : undefined;
}

/** Reads a decimal point as programs write it; any other amount is read as the user writes amounts. */
function toAmount(value: string, { reader: { amounts }, decimals }: Person): Values | undefined {
  const isPlain = /^\d{1,15}(?:\.\d+)?$/.test(value) && toMinorUnits(Number(value), decimals).ok;
  if (isPlain) return { amount: amounts.toText(Number(value)) };
  const reading = amounts.read(value);
  return reading.ok ? { amount: amounts.toText(reading.amount) } : undefined;
}

/** Finds a category by its id or its name. */
function toCategory(value: string, { categories }: Person): Values | undefined {
  const key = toNameKey(value);
  const found =
    categories.find(({ id }) => id === value) ?? categories.find(({ name }) => toNameKey(name) === key);
  return found && { category: found.id };
}

function toDate(value: string, { reader, showDay }: Person): Values | undefined {
  const { success, data } = Day.safeParse(value);
  if (!success || data < EARLIEST_DAY || data > addDays(reader.today, MAX_DAYS_AHEAD)) return undefined;
  return { date: showDay(data) };
}
