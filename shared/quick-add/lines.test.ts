import { describe, expect, it } from 'vitest';
import { CATEGORIES, TRANSACTION_TYPES } from '../categories.ts';
import { categories as english } from '../i18n/en/categories.ts';
import { categories as spanish } from '../i18n/es/categories.ts';
import { currencyDecimals, totalToMinorUnits } from '../money.ts';
import { readLine } from './read-line.ts';
import { TODAY, type Line } from './testing/line.ts';
import { ENGLISH_LINES } from './testing/lines.en.ts';
import { SPANISH_LINES } from './testing/lines.es.ts';
import { ENGLISH_NAMES, SPANISH_NAMES } from './testing/lines.names.ts';
import { COLOMBIAN_LINES, MEXICAN_LINES } from './testing/lines.latin-america.ts';
import { LINES_OF_SPAIN } from './testing/lines.spain.ts';
import { STRANGERS_IN_AMERICA, STRANGERS_IN_BRITAIN } from './testing/lines.strangers.en.ts';
import {
  STRANGERS_IN_MEXICO,
  STRANGERS_IN_SOUTH_AMERICA,
  STRANGERS_IN_SPAIN,
} from './testing/lines.strangers.es.ts';
import { BRITISH_LINES } from './testing/lines.uk.ts';
import { AMERICAN_LINES } from './testing/lines.us.ts';

describe('quick add in English', () => {
  it.each(numbered(ENGLISH_LINES))('reads "%s"', (_, line) => check(line, 'en', 'USD', english));
});

describe('quick add in Spanish', () => {
  it.each(numbered(SPANISH_LINES))('reads "%s"', (_, line) => check(line, 'es', 'EUR', spanish));
});

describe.each([
  ['en-GB', 'GBP', [...BRITISH_LINES, ...STRANGERS_IN_BRITAIN, ...ENGLISH_NAMES]],
  ['en-US', 'USD', [...AMERICAN_LINES, ...STRANGERS_IN_AMERICA]],
  ['es-ES', 'EUR', [...LINES_OF_SPAIN, ...STRANGERS_IN_SPAIN, ...SPANISH_NAMES]],
  ['es-CO', 'COP', [...COLOMBIAN_LINES, ...STRANGERS_IN_SOUTH_AMERICA]],
  ['es-MX', 'MXN', [...MEXICAN_LINES, ...STRANGERS_IN_MEXICO]],
] as const)('quick add in %s with %s', (locale, currency, lines) => {
  const names = locale.startsWith('en') ? english : spanish;
  it.each(numbered(lines))('reads "%s"', (_, line) => check(line, locale, currency, names));
});

function numbered(lines: readonly Line[]): [string, Line][] {
  return lines.map((line) => [line[0], line]);
}

function check(line: Line, language: string, usual: string, names: typeof english | typeof spanish): void {
  const [text, description, amount, day, more = {}] = line;
  const {
    locale = language,
    currency = usual,
    doubts = [],
    tags = [],
    kind = 'expense',
    unknown = [],
  } = more;
  const reading = readLine(text, {
    locale,
    currency,
    today: TODAY,
    categories: TRANSACTION_TYPES.flatMap((each) =>
      CATEGORIES[each].map((id) => ({ id, type: each, name: names[id] })),
    ),
  });
  const minor = amount === null ? null : totalToMinorUnits(Number(amount), currencyDecimals(currency));
  expect({ ...reading, ambiguous: reading.ambiguous.map(({ what }) => what), parts: [] }).toEqual({
    description,
    amountMinor: minor,
    day: day.length === 5 ? `${TODAY.slice(0, 5)}${day}` : day,
    kind,
    tags,
    ...(more.category !== undefined && { categoryId: more.category }),
    ...(more.mentioned !== undefined && { mentionedId: more.mentioned }),
    ...(more.repeat && { repeat: more.repeat }),
    account: null,
    unknown,
    missing: [...(amount === null ? ['amount'] : []), ...(description === '' ? ['description'] : [])],
    ambiguous: doubts,
    parts: [],
  });
}
