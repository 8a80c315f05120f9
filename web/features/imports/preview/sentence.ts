import { savesSomething, type PreviewTotals } from './decisions.ts';

type Part = { what: 'will' | 'joined' | 'known' | 'leftOut' | 'lost'; count: number };

/** What becomes of the rows, `lost` of which cannot be read, by number; empty if all of them are already there. */
export function sentenceOf(totals: PreviewTotals, lost: number): Part[] {
  const { added, joined, known, leftOut, transfers, stayOut } = totals;
  const out = leftOut + transfers + stayOut;
  if (!savesSomething(totals) && out + lost === 0) return [];
  const others: Part[] = [
    { what: 'joined', count: joined },
    { what: 'known', count: known },
    { what: 'leftOut', count: out },
    { what: 'lost', count: lost },
  ];
  return [{ what: 'will', count: added }, ...others.filter(({ count }) => count > 0)];
}
