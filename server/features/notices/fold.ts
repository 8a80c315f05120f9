import type { MinorNotice, NoticeKind } from '#shared/notices/types.ts';

/** More telling than that a transaction is large. */
const MORE_TELLING: readonly NoticeKind[] = ['newSeries', 'twice', 'priceRise'];

/**
 * Returns one notice of each event, without those that somebody called usual. 'New', 'twice' and 'price rise' replace
 * 'large' for the same transaction, and 'price rise' replaces 'new'. A notice of a category is left out if the other
 * notices explain it. A month that ends below zero always shows.
 */
export function foldNotices(
  notices: readonly MinorNotice[],
  isUsual: (notice: MinorNotice) => boolean = () => false,
): MinorNotice[] {
  const told = idsOf(notices, MORE_TELLING);
  const risen = new Set(notices.filter(({ kind }) => kind === 'priceRise').map(({ subject }) => subject));
  const isTold = (notice: MinorNotice) =>
    (notice.kind === 'large' && isOf(notice, told)) ||
    (notice.kind === 'newSeries' && risen.has(notice.subject));
  const unusual = notices.filter((notice) => !isUsual(notice) && !isTold(notice));
  const shown = idsOf(unusual, ['large', ...MORE_TELLING]);
  const large = notices.filter((notice) => notice.kind === 'large' && isOf(notice, shown));
  const isLarge = idsOf(large, ['large']);
  const pairs = unusual
    .filter(({ kind }) => kind === 'twice')
    .flatMap((pair) => pair.transactionIds.filter((id) => !isLarge.has(id)).map(() => pair));
  return unusual.filter((notice) => {
    if (notice.kind !== 'categoryHigh') return true;
    const explained = sumOf([...large, ...pairs], notice);
    return explained === 0 || notice.amountMinor - explained > (notice.usualMinor ?? 0);
  });
}

/** The transactions that notices of some kinds cover. */
function idsOf(notices: readonly MinorNotice[], kinds: readonly NoticeKind[]): ReadonlySet<string> {
  return new Set(
    notices
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ transactionIds, coveredIds = transactionIds }) => coveredIds),
  );
}

function isOf({ transactionIds }: MinorNotice, ids: ReadonlySet<string>): boolean {
  return transactionIds.some((id) => ids.has(id));
}

/** Minor units of the transactions in the month and the category of a notice. */
function sumOf(told: readonly MinorNotice[], { day, category }: MinorNotice): number {
  return told
    .filter((each) => each.day.slice(0, 7) === day.slice(0, 7) && each.category === category)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
