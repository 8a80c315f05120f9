import { merchantName } from '#shared/advisor/merchant-name.ts';
import type { Intent, Slots } from '#shared/advisor/types.ts';
import type { Answer } from '#shared/contract/advisor.ts';
import { periodTitle } from './periods.ts';
import { inQuotes } from './say.ts';
import type { Span } from './ledger-types.ts';
import type { Context } from './types.ts';

type Chip = NonNullable<Answer['understood']>['chips'][number];
type ChipContext = Pick<Context, 'language' | 'texts' | 'format' | 'names' | 'today' | 'firstDayOfWeek'> &
  Partial<Pick<Context, 'merchantAsTyped'>>;

/** Names each part of what was understood. `period` is the assumed period if the question names none. */
export function toChips(
  context: ChipContext,
  { intent, slots }: { intent: Intent; slots: Slots },
  period?: Span,
): Chip[] {
  const { texts, format, names, language } = context;
  const chipTexts = texts.chips;
  const shown = slots.period ?? period;
  const fill = (text: string, value: string) => text.replace(/\{\{\w+\}\}/, () => value);
  const chips: [Chip['slot'], string | undefined][] = [
    ['intent', texts.intents[intent]],
    ['type', slots.type && chipTexts.types[slots.type]],
    ['category', slots.category && (names[slots.category] ?? slots.category)],
    [
      'merchant',
      slots.merchant &&
        inQuotes(context, context.merchantAsTyped ?? merchantName(slots.merchant, language)).text,
    ],
    ['period', shown && periodTitle(context, shown)],
    ['compareTo', slots.compareTo && fill(chipTexts.compareTo, periodTitle(context, slots.compareTo))],
    ['min', isSet(slots.min) ? fill(chipTexts.atLeast, format.typedMoney(slots.min)) : undefined],
    ['max', isSet(slots.max) ? fill(chipTexts.atMost, format.typedMoney(slots.max)) : undefined],
    ['amount', isSet(slots.amount) ? fill(chipTexts.amount, format.typedMoney(slots.amount)) : undefined],
    [
      'n',
      isSet(slots.n)
        ? fill(COUNTS_NEWEST.has(intent) ? chipTexts.newest : chipTexts.number, format.count(slots.n))
        : undefined,
    ],
    ['per', slots.per && chipTexts.per[slots.per]],
    ['of', slots.of && chipTexts.of[slots.of]],
    ['dir', slots.dir && chipTexts.dir[slots.dir]],
    ['pct', isSet(slots.pct) ? fill(chipTexts.percent, format.typedPercent(slots.pct)) : undefined],
  ];
  return chips.flatMap(([slot, text]) => (text === undefined ? [] : [{ slot, text }]));
}

/** Intents in which the number `n` counts the newest transactions. */
const COUNTS_NEWEST: ReadonlySet<Intent> = new Set(['records.list', 'records.last']);

function isSet(value: number | undefined): value is number {
  return value !== undefined;
}
