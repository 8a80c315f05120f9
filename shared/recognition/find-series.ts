import { bestFit, joinEarlier, toConfidence, type Fit, type FitOptions } from './fit.ts';
import { YEARLY_WORDS } from './description-words.ts';
import type { Group, Point } from './points.ts';
import { withoutSecondCharge } from './second-charge.ts';
import { takeLate } from './take-late.ts';
import { continueStream } from './continue-stream.ts';

const MIN_CONFIDENCE = 0.5;
/** With a larger share of others, the group is searched for one amount first. */
const CROWDED = 0.25;
const MIN_POINTS = 2;
const MAX_POINTS = 4_000;
const MAX_SERIES = 6;
const MIN_SAME = 3;
/** With so many in streams of one amount, the amount does not vary: two subscriptions of one payee. */
const OF_STREAMS = 0.85;
/** What is left of a group after a series was found in it is likely to be noise. */
const LEFT_OVER = -1;

/** A fit, and whether it is the main series of its group. */
export type Found = { fit: Fit; isMain: boolean; isRest?: boolean };

type IsConfirmed = (suffix: string) => boolean;

/**
 * The series among the transactions of one payee, the most likely first. `isConfirmed` says whether the user has
 * confirmed the main one, or with a suffix another one, which is then found however unlikely it is.
 */
export function findSeries(
  { points, text }: Pick<Group, 'points' | 'text'>,
  isConfirmed: IsConfirmed = () => false,
): Found[] {
  if (points.length < MIN_POINTS || points.length > MAX_POINTS) return [];
  const isYearly = text.split(' ').some((word) => YEARLY_WORDS.has(word));
  const whole = believed(bestFit(points, { isYearly }));
  // The word on all of them does not make streams of their amounts.
  const isMainConfirmed = isConfirmed('');
  const streams = () => findStreams(points, isMainConfirmed ? () => false : isConfirmed);
  if (whole !== undefined && whole.extras.length <= CROWDED * points.length) {
    const several = whole.isFixed ? [] : streams();
    if (several.length > 1 && countKept(several) >= OF_STREAMS * points.length)
      return besideMain(several, undefined);

    const main = withEarlier(withoutSecondCharge(takeLate(whole)));
    return [{ fit: main, isMain: true }, ...restOf(main.extras, isConfirmed)];
  }
  const found = streams();
  if (found.length === 0) {
    const main = whole ?? (isMainConfirmed ? bestFit(points, { isYearly, isConfirmed: true }) : undefined);
    return main === undefined ? [] : [{ fit: withoutSecondCharge(takeLate(main)), isMain: true }];
  }
  const taken = new Set(found.flatMap(({ kept }) => kept.map(({ point }) => point)));
  const left = points.filter((point) => !taken.has(point));
  return besideMain(found, believed(bestFit(left, { penalty: LEFT_OVER })));
}

function countKept(fits: readonly Fit[]): number {
  return fits.reduce((sum, { kept }) => sum + kept.length, 0);
}

function besideMain(streams: readonly Fit[], rest: Fit | undefined): Found[] {
  const found = streams.map((fit) => ({ fit, isMain: false }));
  return rest === undefined ? found : [...found, { fit: rest, isMain: false, isRest: true }];
}

function restOf(extras: readonly Point[], isConfirmed: IsConfirmed): Found[] {
  if (extras.length < MIN_SAME) return [];
  const points = extras.toSorted((one, other) => one.day - other.day);
  const streams = findStreams(points, isConfirmed);
  const rest = streams.length > 0 ? undefined : believed(bestFit(points, { penalty: LEFT_OVER }));
  return besideMain(streams, rest);
}

/** Before the part that was found, the same cadence may have come on other days. */
function withEarlier(fit: Fit): Fit {
  const start = fit.kept[0]?.point.day ?? 0;
  const earlier = fit.extras.filter(({ day }) => day < start).toSorted((one, other) => one.day - other.day);
  if (earlier.length < MIN_SAME) return fit;
  const before = believed(bestFit(earlier));
  if (before === undefined || before.rule.cadence !== fit.rule.cadence) return fit;
  const joined = new Set(before.kept.map(({ point }) => point));
  return {
    ...joinEarlier(before, fit),
    extras: fit.extras.filter((point) => !joined.has(point)),
  };
}

/** Series of one exact amount, such as a subscription among the purchases in the same shop. */
function findStreams(points: readonly Point[], isConfirmed: IsConfirmed): Fit[] {
  const byAmount = [...Map.groupBy(points, ({ amountMinor }) => amountMinor).values()].filter(
    ({ length }) => length >= MIN_SAME,
  );
  const penalty = -Math.log(Math.max(1, byAmount.length));
  const fits = byAmount
    .flatMap((same) => streamsOf(same, { isOneAmount: true, penalty }, isConfirmed))
    .toSorted((one, other) => other.score - one.score || other.kept.length - one.kept.length)
    .slice(0, MAX_SERIES);
  const taken = new Set<Point>();
  return fits.flatMap((fit) => {
    if (fit.kept.some(({ point }) => taken.has(point))) return [];
    const continued = continueStream(
      fit,
      points.filter((point) => !taken.has(point)),
    );
    for (const { point } of continued.kept) taken.add(point);
    return [continued];
  });
}

/** Of one amount, and a second one on other days of it: two people pay half of the rent each. */
function streamsOf(same: readonly Point[], options: FitOptions, isConfirmed: IsConfirmed): Fit[] {
  const first = streamOf(same, options, isConfirmed);
  if (first === undefined) return [];
  const kept = new Set(first.kept.map(({ point }) => point));
  const others = same.filter((point) => !kept.has(point));
  const second = others.length < MIN_SAME ? undefined : believed(bestFit(others, options));
  if (second === undefined) return [first];
  // Alone, the first one is likelier.
  const alone = same.filter((point) => kept.has(point));
  return [bestFit(alone, options) ?? first, second];
}

function streamOf(same: readonly Point[], options: FitOptions, isConfirmed: IsConfirmed): Fit | undefined {
  const found = believed(bestFit(same, options));
  if (found !== undefined || !isConfirmed(`:${same[0]?.amountMinor}`)) return found;
  return bestFit(same, { ...options, isConfirmed: true });
}

function believed(fit: Fit | undefined): Fit | undefined {
  return fit !== undefined && toConfidence(fit.score) >= MIN_CONFIDENCE ? fit : undefined;
}
