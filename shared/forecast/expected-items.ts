import type { TransactionType } from '../categories.ts';
import { toDayNumber } from '../recognition/day-number.ts';
import type { recogniseFits } from '../recognition/recognise-series.ts';
import type { FittedSeries } from '../recognition/recognised.ts';
import type { Payment } from '../recognition/same-payment.ts';
import { assumedItems } from './assumed.ts';
import { readGiven } from './given.ts';
import { recordedMonths } from './left-out.ts';
import type { Coming, Item } from './item.ts';
import { partsOfPay } from './parts-of-pay.ts';
import { isProjected, toItem } from './recurring.ts';
import { withSeasons } from './seasonal-incomes.ts';
import { withSuccessors } from './successors.ts';
import type { ForecastInput } from './types.ts';
import { yearlyExpenses } from './yearly-expenses.ts';
import { yearlyIncomes } from './yearly-incomes.ts';

export type ExpectedItems = {
  /** What is expected to come again, but for what is given. */
  items: Item[];
  given: Coming[];
  /** The same items as if nothing were given. */
  plain: Item[];
};

/** What is expected to come again, of what was recognised in the transactions. */
export function expectedItems(
  { series, groups }: ReturnType<typeof recogniseFits>,
  { isConfirmed = () => false, isDismissed = () => false, ...input }: ForecastInput,
): ExpectedItems {
  const hasWord = (test: (key: string) => boolean, { key, otherKeys }: FittedSeries) =>
    [key, ...otherKeys].some(test);
  const dismissed = series.filter((each) => hasWord(isDismissed, each));
  const projected = series.filter(
    (each) => (isProjected(each) || hasWord(isConfirmed, each)) && !dismissed.includes(each),
  );
  const isExpected = new Set(projected);
  const assumed = assumedItems(groups, series, (each) => isExpected.has(each));
  const refused = new Set(pointsOf(dismissed));
  const open =
    refused.size === 0 ? groups : groups.filter(({ points }) => !points.some((point) => refused.has(point)));
  const parts = partsOfPay(
    projected.filter((each) => !hasWord(isConfirmed, each)),
    open,
  );
  const whole = projected.filter((each) => !parts.has(each));
  const often = withSuccessors(withSeasons([...whole.map(toItem), ...assumed], open), open);
  const taken = (type: TransactionType) => new Set(pointsOf(often.filter((item) => item.type === type)));
  const yearly = [
    ...yearlyIncomes(open, taken('income'), toDayNumber(input.today)),
    ...yearlyExpenses(open, taken('expense')),
  ];
  const isRecorded = recordedMonths(groups, input.today);
  const plain = [...often, ...yearly].map((item) => ({ ...item, ...(isRecorded && { isRecorded }) }));
  const { given, givenOf } = readGiven(input);
  const seriesOf = new Map(projected.map((each) => [each.fit, each]));
  const withGiven = (item: Item) => {
    const payment = paymentOf(item, seriesOf.get(item.fit));
    return payment === undefined ? item : { ...item, ...givenOf(payment) };
  };
  const plannedParts = [...parts].map((part) => withGiven(toItem(part))).filter(({ isPlanned }) => isPlanned);
  return { items: [...plain.map(withGiven), ...plannedParts], given, plain };
}

/** What an item is, to be compared with what is given; undefined for one a year beside another item of its payer. */
function paymentOf({ fit, type, again }: Item, series: FittedSeries | undefined): Payment | undefined {
  if (series !== undefined) return { ...series, description: series.name };
  const last = fit.kept.at(-1)?.point;
  if (last === undefined || (fit.rule.cadence === 'annual' && again === undefined)) return undefined;
  const { payee, amountMinor } = last;
  return { type, description: payee.name, amountMinor, isEstimate: true };
}

function pointsOf(items: readonly Pick<Item, 'fit'>[]) {
  return items.flatMap(({ fit }) => fit.kept.map(({ point }) => point));
}
