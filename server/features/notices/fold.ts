import type { MinorNotice, NoticeKind } from '#shared/notices/types.ts';

/** Notices of these kinds replace the notice that the same transaction is large. */
const MORE_SPECIFIC: readonly NoticeKind[] = ['newSeries', 'twice', 'priceRise'];

/**
 * Returns one notice of each event, without dismissed ones. 'New', 'twice' and 'price rise' replace 'large' for the
 * same transaction, and 'price rise' replaces 'new'. A notice of a category is left out if the other notices explain
 * it. A month that ends below zero always shows.
 */
export function foldNotices(
  notices: readonly MinorNotice[],
  isDismissed: (notice: MinorNotice) => boolean = () => false,
): MinorNotice[] {
  const specificIds = findCoveredIds(notices, MORE_SPECIFIC);
  const pricierSubjects = new Set(
    notices.filter(({ kind }) => kind === 'priceRise').map(({ subject }) => subject),
  );
  const isReplaced = (notice: MinorNotice) =>
    (notice.kind === 'large' && coversAny(notice, specificIds)) ||
    (notice.kind === 'newSeries' && pricierSubjects.has(notice.subject));
  const remaining = notices.filter((notice) => !isDismissed(notice) && !isReplaced(notice));
  const shownIds = findCoveredIds(remaining, ['large', ...MORE_SPECIFIC]);
  const large = notices.filter((notice) => notice.kind === 'large' && coversAny(notice, shownIds));
  const largeIds = findCoveredIds(large, ['large']);
  // A double charge counts once for each of its transactions that is not counted as large.
  const pairs = remaining
    .filter(({ kind }) => kind === 'twice')
    .flatMap((pair) => pair.transactionIds.filter((id) => !largeIds.has(id)).map(() => pair));
  return remaining.filter((notice) => {
    if (notice.kind !== 'categoryHigh') return true;
    const explained = sumInCategory([...large, ...pairs], notice);
    return explained === 0 || notice.amountMinor - explained > (notice.usualMinor ?? 0);
  });
}

/** Returns the ids of all transactions that notices of these kinds cover. */
function findCoveredIds(notices: readonly MinorNotice[], kinds: readonly NoticeKind[]): ReadonlySet<string> {
  return new Set(
    notices
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ transactionIds, coveredIds = transactionIds }) => coveredIds),
  );
}

function coversAny({ transactionIds }: MinorNotice, ids: ReadonlySet<string>): boolean {
  return transactionIds.some((id) => ids.has(id));
}

/** Sums the amounts of notices in the month and category of one notice, in minor units. */
function sumInCategory(notices: readonly MinorNotice[], { day, category }: MinorNotice): number {
  return notices
    .filter((notice) => notice.day.slice(0, 7) === day.slice(0, 7) && notice.category === category)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
