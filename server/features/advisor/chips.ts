import { merchantName } from '#shared/advisor/merchant-said.ts';
import type { Intent, Slots } from '#shared/advisor/types.ts';
import type { Answer } from '#shared/contract/advisor.ts';
import { periodTitle } from './periods.ts';
import { inQuotes } from './say.ts';
import type { Span } from './ledger-types.ts';
import type { Context } from './types.ts';

type Chip = NonNullable<Answer['understood']>['chips'][number];
type Names = Pick<Context, 'language' | 'texts' | 'format' | 'names' | 'today' | 'firstDayOfWeek'> &
  Partial<Pick<Context, 'merchantSaid'>>;

/** What was understood, part by part, in words. `period` is what was taken where the question names none. */
export function chipsOf(
  context: Names,
  { intent, slots }: { intent: Intent; slots: Slots },
  period?: Span,
): Chip[] {
  const { texts, format, names, language } = context;
  const words = texts.chips;
  const shown = slots.period ?? period;
  const fill = (text: string, value: string) => text.replace(/\{\{\w+\}\}/, () => value);
  const chips: [Chip['slot'], string | undefined][] = [
    ['intent', texts.intents[intent]],
    ['type', slots.type && words.types[slots.type]],
    ['category', slots.category && (names[slots.category] ?? slots.category)],
    [
      'merchant',
      slots.merchant &&
        inQuotes(context, context.merchantSaid ?? merchantName(slots.merchant, language)).text,
    ],
    ['period', shown && periodTitle(context, shown)],
    ['compareTo', slots.compareTo && fill(words.compareTo, periodTitle(context, slots.compareTo))],
    ['min', isSet(slots.min) ? fill(words.atLeast, format.typedMoney(slots.min)) : undefined],
    ['max', isSet(slots.max) ? fill(words.atMost, format.typedMoney(slots.max)) : undefined],
    ['amount', isSet(slots.amount) ? fill(words.amount, format.typedMoney(slots.amount)) : undefined],
    [
      'n',
      isSet(slots.n)
        ? fill(OF_NEWEST.has(intent) ? words.newest : words.number, format.count(slots.n))
        : undefined,
    ],
    ['per', slots.per && words.per[slots.per]],
    ['of', slots.of && words.of[slots.of]],
    ['dir', slots.dir && words.dir[slots.dir]],
    ['pct', isSet(slots.pct) ? fill(words.percent, format.typedPercent(slots.pct)) : undefined],
  ];
  return chips.flatMap(([slot, text]) => (text === undefined ? [] : [{ slot, text }]));
}

/** Intents whose number is that of the newest transactions. */
const OF_NEWEST: ReadonlySet<Intent> = new Set(['records.list', 'records.last']);

function isSet(value: number | undefined): value is number {
  return value !== undefined;
}
