import type { Source } from '#shared/contract/sources.ts';
import { settlementKey, type Settlement } from '#shared/import/match/settlements.ts';
import type { PreviewRow } from '#shared/import/match/types.ts';
import { changeSome, type Decision, type Preview } from '../preview/decisions.ts';
import type { ImportPart } from '../saving/plan.ts';
import type { SourceDraft } from '../sources/drafts.ts';

/** Rows of one account that settle the same, and so have one answer. */
export type SettlementGroup = {
  /** The account of the rows, and what they settle. */
  key: string;
  sourceId: string;
  settlement: Settlement;
  indexes: readonly number[];
  /** The sum of the rows; negative for money that left the account. */
  sumMinor: number;
  /** Without an answer the rows are left out. */
  isLeftOut: boolean;
};

/** The other account of transfers; null if the user does not keep it here. */
type Account = { account: string | null };
export type SettlementAnswer = Account | { category: string } | 'leftOut';

/** The user's answer for each group, by its key; '' for none. New accounts are saved with the import. */
export type Settled = { answers: Readonly<Record<string, string>>; drafts: readonly NewAccount[] };
export type NewAccount = SourceDraft & {
  proposedName: string;
  /** The last digits of its number, by which its own files are recognised; null if they are not known. */
  end: string | null;
};

const ELSEWHERE = 'elsewhere';
const LEFT_OUT = 'leftOut';
const SEPARATOR = '|';
const MAX_STORED = 100;

/** Writes an answer as the value of a choice, and as a source stores it. */
export function toValue(answer: SettlementAnswer): string {
  if (answer === 'leftOut') return LEFT_OUT;
  if ('category' in answer) return `category:${answer.category}`;
  return answer.account === null ? ELSEWHERE : `account:${answer.account}`;
}

/** Reads the value of a choice; undefined for none. */
export function fromValue(value: string): SettlementAnswer | undefined {
  if (value === LEFT_OUT) return 'leftOut';
  if (value === ELSEWHERE) return { account: null };
  const [name = '', id = ''] = value.split(':');
  if (id === '') return undefined;
  if (name === 'account') return { account: id };
  return name === 'category' ? { category: id } : undefined;
}

/** Groups the rows that settle something, in their order. */
export function groupSettlements(
  rows: readonly PreviewRow[],
  parts: readonly Pick<ImportPart, 'sourceId'>[],
): SettlementGroup[] {
  const groups = new Map<string, SettlementGroup & { indexes: number[] }>();
  for (const [index, { file, settlement, amountMinor, outcome }] of rows.entries()) {
    const sourceId = parts[file]?.sourceId;
    if (settlement === null || sourceId === undefined) continue;
    const key = toGroupKey(sourceId, settlementKey(settlement));
    const group = groups.get(key) ?? {
      key,
      sourceId,
      settlement,
      indexes: [],
      sumMinor: 0,
      isLeftOut: false,
    };
    group.indexes.push(index);
    group.sumMinor += amountMinor;
    group.isLeftOut ||= outcome === 'transfer';
    groups.set(key, group);
  }
  return [...groups.values()];
}

const toGroupKey = (sourceId: string, key: string) => `${sourceId} ${key}`;

/** Gives the rows of a group the outcome of an answer; without one, their first outcome. */
export function applyAnswer(preview: Preview, group: SettlementGroup, value: string): Preview {
  const answer = fromValue(value);
  return changeSome(preview, group.indexes, (row): Partial<Decision> => {
    const { outcome, type, category } = row;
    if (answer === undefined) return { outcome, type, category, account: undefined };
    if (answer === 'leftOut') return { outcome: 'transfer', account: undefined };
    if ('account' in answer) return { outcome: 'transfer', account: answer.account };
    // Money that came back from there lowers what was spent.
    return { outcome: 'added', type: 'expense', category: answer.category, account: undefined };
  });
}

/** Returns the stored answers for the groups, without those that name a deleted account or category. */
export function readStoredAnswers(
  groups: readonly SettlementGroup[],
  sources: readonly Source[],
  isCategory: (id: string) => boolean,
): Settled['answers'] {
  const stored = new Map(
    sources.flatMap(({ id, answers }) =>
      (answers.settlements ?? []).map((text) => {
        const [key = '', value = ''] = text.split(SEPARATOR);
        return [toGroupKey(id, key), value] as const;
      }),
    ),
  );
  const isKnown = (value: string, sourceId: string) => {
    const answer = fromValue(value);
    if (answer === undefined) return false;
    if (answer === 'leftOut' || ('account' in answer && answer.account === null)) return true;
    if ('category' in answer) return isCategory(answer.category);
    return sources.some(({ id }) => id === answer.account && id !== sourceId);
  };
  return Object.fromEntries(
    groups.flatMap(({ key, sourceId }) => {
      const value = stored.get(key) ?? '';
      return isKnown(value, sourceId) ? [[key, value]] : [];
    }),
  );
}

/** Returns the answers to store with an account. Those of this import replace its former ones. */
export function toStoredAnswers(
  { answers }: Settled,
  sourceId: string,
  source: Source | undefined,
): Pick<Source['answers'], 'settlements'> {
  const stored = (source?.answers.settlements ?? []).map((text) => text.split(SEPARATOR) as [string, string]);
  const prefix = toGroupKey(sourceId, '');
  const changed = Object.entries(answers).flatMap(([key, value]): [string, string][] =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), value]] : [],
  );
  const settlements = [...new Map([...stored, ...changed])]
    .filter(([, value]) => value !== '')
    .map((pair) => pair.join(SEPARATOR))
    .toSorted()
    .slice(0, MAX_STORED);
  return settlements.length > 0 ? { settlements } : {};
}

/** The new accounts that some answer names. */
export function findUsedDrafts({ answers, drafts }: Settled): NewAccount[] {
  const used = new Set(Object.values(answers));
  return drafts.filter(({ id }) => used.has(toValue({ account: id })));
}
