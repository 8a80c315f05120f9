import type { MinorNotice } from '#shared/notices/types.ts';

/**
 * One notice of each event, the most telling one: of a transaction that is new each month or came twice only that, and
 * nothing of a category or a month that is explained by large transactions alone, or a category by what came twice.
 */
export function foldNotices(notices: readonly MinorNotice[]): MinorNotice[] {
  const large = notices.filter(({ kind }) => kind === 'large');
  const isLarge = new Set(large.flatMap(({ transactionIds }) => transactionIds));
  const pairs = notices
    .filter(({ kind }) => kind === 'twice')
    .flatMap((pair) => pair.transactionIds.filter((id) => !isLarge.has(id)).map(() => pair));
  const told = new Set(
    notices
      .filter(({ kind }) => kind === 'newSeries' || kind === 'twice')
      .flatMap(({ transactionIds }) => transactionIds),
  );
  return notices.filter((notice) => {
    if (notice.kind === 'large') return !notice.transactionIds.some((id) => told.has(id));
    if (notice.kind === 'lowPoint') return notice.amountMinor + sumOf(large, notice) < 0;
    if (notice.kind !== 'categoryHigh') return true;
    const explained = sumOf([...large, ...pairs], notice, notice.category);
    return explained === 0 || notice.amountMinor - explained > (notice.usualMinor ?? 0);
  });
}

/** Minor units of the transactions in the month of a notice. */
function sumOf(told: readonly MinorNotice[], { day }: MinorNotice, category?: string): number {
  return told
    .filter((each) => each.day.slice(0, 7) === day.slice(0, 7))
    .filter((each) => category === undefined || each.category === category)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
