import type { MinorNotice } from '#shared/notices/types.ts';

/**
 * Those that were not called usual, one of each event, the most telling one: of a transaction that is new each month or
 * came twice only that, and nothing of a category that what shows explains alone. A month that ends below zero always shows.
 */
export function foldNotices(
  notices: readonly MinorNotice[],
  isUsual: (notice: MinorNotice) => boolean = () => false,
): MinorNotice[] {
  const told = idsOf(notices, ['newSeries', 'twice']);
  const unusual = notices.filter(
    (notice) => !isUsual(notice) && !(notice.kind === 'large' && isOf(notice, told)),
  );
  const shown = idsOf(unusual, ['large', 'newSeries', 'twice']);
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

/** The transactions of all notices of some kinds. */
function idsOf(notices: readonly MinorNotice[], kinds: readonly MinorNotice['kind'][]): ReadonlySet<string> {
  return new Set(
    notices.filter(({ kind }) => kinds.includes(kind)).flatMap(({ transactionIds }) => transactionIds),
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
