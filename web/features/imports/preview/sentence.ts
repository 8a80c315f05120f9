import { savesSomething, type PreviewTotals } from './decisions.ts';

type Part = { result: 'added' | 'joined' | 'moved' | 'leftOut'; count: number };

/** Returns how many rows are added, joined and left out; empty if an earlier import brought in all rows. */
export function toSentenceParts(totals: PreviewTotals, unreadable: number): Part[] {
  const { added, joined, leftOut, transfers, moved, stayOut } = totals;
  const leftOutCount = leftOut + transfers + stayOut;
  if (!savesSomething(totals) && leftOutCount + unreadable === 0) return [];
  const others: Part[] = [
    { result: 'joined', count: joined },
    { result: 'moved', count: moved },
    { result: 'leftOut', count: leftOutCount },
  ];
  return [{ result: 'added', count: added }, ...others.filter(({ count }) => count > 0)];
}
