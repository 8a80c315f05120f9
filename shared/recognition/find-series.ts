import { bestFit, joinEarlier, toConfidence, type Fit, type FitOptions } from './fit.ts';
import { YEARLY_WORDS } from './description-words.ts';
import type { Group, Point } from './points.ts';
import { withoutSecondCharge } from './second-charge.ts';
import { addEarlyAndLate } from './add-early-and-late.ts';
import { continueStream } from './continue-stream.ts';

const MIN_CONFIDENCE = 0.5;
/** If a larger share of the group does not fit, the group is searched for series of one amount first. */
const CROWDED = 0.25;
const MIN_POINTS = 2;
/** Larger groups take too long. */
const MAX_POINTS = 4_000;
/** The most series of one amount in a group. */
const MAX_STREAMS = 6;
/** The fewest points of a series beside the main one. */
const MIN_SIDE_POINTS = 3;
/** If series of one amount have this share of the group, it is several subscriptions and not one varying amount. */
const STREAM_SHARE = 0.85;
/** The penalty of a series in the rest of a group: after one series was found, the rest is probably noise. */
const REST_PENALTY = -1;

export type FoundSeries = {
  fit: Fit;
  /** Whether it is the main series of its group, which takes the group's key. */
  isMain: boolean;
  /** Whether it was found among the points that no other series of the group took. */
  isRest?: boolean;
};

type IsConfirmed = (suffix: string) => boolean;

/**
 * Finds the series among the transactions of one payee, the most likely first. `isConfirmed` takes the suffix of a
 * series' key, which is empty for the main series. Series that the user has confirmed are found even if unlikely.
 */
export function findSeries(
  { points, text }: Pick<Group, 'points' | 'text'>,
  isConfirmed: IsConfirmed = () => false,
): FoundSeries[] {
  if (points.length < MIN_POINTS || points.length > MAX_POINTS) return [];
  const isYearly = text.split(' ').some((word) => YEARLY_WORDS.has(word));
  const whole = ifLikely(bestFit(points, { isYearly }));
  // A confirmation of the main series does not confirm series of single amounts.
  const isMainConfirmed = isConfirmed('');
  const streams = () => findStreams(points, isMainConfirmed ? () => false : isConfirmed);
  if (whole !== undefined && whole.extras.length <= CROWDED * points.length) {
    const several = whole.isFixed ? [] : streams();
    if (several.length > 1 && countPayments(several) >= STREAM_SHARE * points.length)
      return asSideSeries(several, undefined);

    const main = withEarlier(withoutSecondCharge(addEarlyAndLate(whole)));
    return [{ fit: main, isMain: true }, ...findInRest(main.extras, isConfirmed)];
  }
  const found = streams();
  if (found.length === 0) {
    const main = whole ?? (isMainConfirmed ? bestFit(points, { isYearly, isConfirmed: true }) : undefined);
    return main === undefined ? [] : [{ fit: withoutSecondCharge(addEarlyAndLate(main)), isMain: true }];
  }
  const taken = new Set(found.flatMap(({ payments }) => payments.map(({ point }) => point)));
  const rest = points.filter((point) => !taken.has(point));
  return asSideSeries(found, ifLikely(bestFit(rest, { penalty: REST_PENALTY })));
}

function countPayments(fits: readonly Fit[]): number {
  return fits.reduce((sum, { payments }) => sum + payments.length, 0);
}

function asSideSeries(streams: readonly Fit[], rest: Fit | undefined): FoundSeries[] {
  const found = streams.map((fit) => ({ fit, isMain: false }));
  return rest === undefined ? found : [...found, { fit: rest, isMain: false, isRest: true }];
}

function findInRest(extras: readonly Point[], isConfirmed: IsConfirmed): FoundSeries[] {
  if (extras.length < MIN_SIDE_POINTS) return [];
  const points = extras.toSorted((one, other) => one.day - other.day);
  const streams = findStreams(points, isConfirmed);
  const rest = streams.length > 0 ? undefined : ifLikely(bestFit(points, { penalty: REST_PENALTY }));
  return asSideSeries(streams, rest);
}

/** Adds earlier payments of the same cadence, which may have come on other days of the month. */
function withEarlier(fit: Fit): Fit {
  const start = fit.payments[0]?.point.day ?? 0;
  const earlier = fit.extras.filter(({ day }) => day < start).toSorted((one, other) => one.day - other.day);
  if (earlier.length < MIN_SIDE_POINTS) return fit;
  const before = ifLikely(bestFit(earlier));
  if (before === undefined || before.rule.cadence !== fit.rule.cadence) return fit;
  const joined = new Set(before.payments.map(({ point }) => point));
  return {
    ...joinEarlier(before, fit),
    extras: fit.extras.filter((point) => !joined.has(point)),
  };
}

/** Finds series of one exact amount, such as a subscription among the purchases in the same shop. */
function findStreams(points: readonly Point[], isConfirmed: IsConfirmed): Fit[] {
  const byAmount = [...Map.groupBy(points, ({ amountMinor }) => amountMinor).values()].filter(
    ({ length }) => length >= MIN_SIDE_POINTS,
  );
  const penalty = -Math.log(Math.max(1, byAmount.length));
  const fits = byAmount
    .flatMap((same) => findStreamsOfAmount(same, { isOneAmount: true, penalty }, isConfirmed))
    .toSorted((one, other) => other.score - one.score || other.payments.length - one.payments.length)
    .slice(0, MAX_STREAMS);
  const taken = new Set<Point>();
  return fits.flatMap((fit) => {
    if (fit.payments.some(({ point }) => taken.has(point))) return [];
    const continued = continueStream(
      fit,
      points.filter((point) => !taken.has(point)),
    );
    for (const { point } of continued.payments) taken.add(point);
    return [continued];
  });
}

/** Finds a series of one amount, and a second one on other days, as when two people each pay half of the rent. */
function findStreamsOfAmount(same: readonly Point[], options: FitOptions, isConfirmed: IsConfirmed): Fit[] {
  const first = findStreamOfAmount(same, options, isConfirmed);
  if (first === undefined) return [];
  const own = new Set(first.payments.map(({ point }) => point));
  const others = same.filter((point) => !own.has(point));
  const second = others.length < MIN_SIDE_POINTS ? undefined : ifLikely(bestFit(others, options));
  if (second === undefined) return [first];
  // Without the points of the second series, the first one is more likely.
  const alone = same.filter((point) => own.has(point));
  return [bestFit(alone, options) ?? first, second];
}

function findStreamOfAmount(
  same: readonly Point[],
  options: FitOptions,
  isConfirmed: IsConfirmed,
): Fit | undefined {
  const found = ifLikely(bestFit(same, options));
  if (found !== undefined || !isConfirmed(`:${same[0]?.amountMinor}`)) return found;
  return bestFit(same, { ...options, isConfirmed: true });
}

function ifLikely(fit: Fit | undefined): Fit | undefined {
  return fit !== undefined && toConfidence(fit.score) >= MIN_CONFIDENCE ? fit : undefined;
}
