import type { TransactionType } from '../categories.ts';
import { toDayNumber } from '../recognition/day-number.ts';
import type { recogniseFits } from '../recognition/recognise-series.ts';
import type { FittedSeries } from '../recognition/recognised.ts';
import type { Payment } from '../recognition/same-payment.ts';
import { assumedItems } from './assumed.ts';
import { readKnownPayments } from './known-payments.ts';
import { recordedMonths } from './left-out.ts';
import type { ExpectedPayment, Item } from './item.ts';
import { partsOfPay } from './parts-of-pay.ts';
import { isProjected, toItem } from './recurring.ts';
import { withSeasons } from './seasonal-incomes.ts';
import { withSuccessors } from './successors.ts';
import type { ForecastInput } from './types.ts';
import { yearlyExpenses } from './yearly-expenses.ts';
import { yearlyIncomes } from './yearly-incomes.ts';

type ExpectedItems = {
  /** The items that are expected again. Those that `knownPayments` replaces have `isPlanned` or `enteredDays`. */
  items: Item[];
  knownPayments: ExpectedPayment[];
  /** The items as if there were no known payments. */
  plain: Item[];
};

/** Returns the items that are expected again, from the series and the groups recognised in the transactions. */
export function expectedItems(
  { series, groups }: ReturnType<typeof recogniseFits>,
  { isConfirmed = () => false, isDismissed = () => false, ...input }: ForecastInput,
): ExpectedItems {
  const hasKey = (test: (key: string) => boolean, { key, otherKeys }: FittedSeries) =>
    [key, ...otherKeys].some(test);
  const dismissed = series.filter((each) => hasKey(isDismissed, each));
  const projected = series.filter(
    (each) => (isProjected(each) || hasKey(isConfirmed, each)) && !dismissed.includes(each),
  );
  const isExpected = new Set(projected);
  const assumed = assumedItems(groups, series, (each) => isExpected.has(each));
  const dismissedPoints = new Set(toPoints(dismissed));
  const undismissed =
    dismissedPoints.size === 0
      ? groups
      : groups.filter(({ points }) => !points.some((point) => dismissedPoints.has(point)));
  const parts = partsOfPay(
    projected.filter((each) => !hasKey(isConfirmed, each)),
    undismissed,
  );
  const full = projected.filter((each) => !parts.has(each));
  const regular = withSuccessors(withSeasons([...full.map(toItem), ...assumed], undismissed), undismissed);
  const taken = (type: TransactionType) => new Set(toPoints(regular.filter((item) => item.type === type)));
  const yearly = [
    ...yearlyIncomes(undismissed, taken('income'), toDayNumber(input.today)),
    ...yearlyExpenses(undismissed, taken('expense')),
  ];
  const isRecorded = recordedMonths(groups, input.today);
  const plain = [...regular, ...yearly].map((item) => ({ ...item, ...(isRecorded && { isRecorded }) }));
  const { knownPayments, findKnown } = readKnownPayments(input);
  const seriesOf = new Map(projected.map((each) => [each.fit, each]));
  const markKnown = (item: Item) => {
    const payment = toPayment(item, seriesOf.get(item.fit));
    return payment === undefined ? item : { ...item, ...findKnown(payment) };
  };
  const plannedParts = [...parts].map((part) => markKnown(toItem(part))).filter(({ isPlanned }) => isPlanned);
  return { items: [...plain.map(markKnown), ...plannedParts], knownPayments, plain };
}

/**
 * Converts an item to a payment, to compare it with known ones; undefined for an assumed yearly item, such as an extra
 * pay, which would be like another item of the same payer.
 */
function toPayment({ fit, type, probability }: Item, series: FittedSeries | undefined): Payment | undefined {
  if (series !== undefined) return { ...series, description: series.name };
  const last = fit.payments.at(-1)?.point;
  if (last === undefined || (fit.rule.cadence === 'annual' && probability === undefined)) return undefined;
  const { payee, amountMinor } = last;
  return { type, description: payee.name, amountMinor, isEstimate: true };
}

function toPoints(items: readonly Pick<Item, 'fit'>[]) {
  return items.flatMap(({ fit }) => fit.payments.map(({ point }) => point));
}
