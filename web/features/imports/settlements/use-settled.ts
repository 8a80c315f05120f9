import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import type { Source } from '#shared/contract/sources.ts';
import type { Settlement } from '#shared/import/match/settlements.ts';
import type { PreviewRow } from '#shared/import/match/types.ts';
import type { Categories } from '#web/lib/categories/categories.ts';
import { startPreview, type Preview } from '../preview/decisions.ts';
import type { KeptReview } from '../preview/kept-review.ts';
import type { ImportPart } from '../saving/plan.ts';
import type { SourceDraft } from '../sources/drafts.ts';
import {
  applyAnswer,
  groupSettlements,
  readStoredAnswers,
  toValue,
  type NewAccount,
  type Settled,
  type SettlementGroup,
} from './answers.ts';

type Options = {
  rows: readonly PreviewRow[];
  parts: readonly ImportPart[];
  sources: readonly Source[];
  offered: Categories;
  kept: KeptReview | undefined;
};

/** The groups of settlements in a review, and their answers: first those that their accounts have stored. */
export function useSettled({ rows, parts, sources, offered, kept }: Options) {
  const groups = useMemo(() => groupSettlements(rows, parts), [rows, parts]);
  const [settled, setSettled] = useState<Settled>(() => {
    if (kept !== undefined) return kept.settled;
    const isCategory = (id: string) => offered.offered('expense').some((category) => category.id === id);
    return { answers: readStoredAnswers(groups, sources, isCategory), drafts: [] };
  });
  /** The decisions before the user makes any. */
  const start = () =>
    kept?.preview ??
    groups.reduce(
      (preview, group) => applyAnswer(preview, group, settled.answers[group.key] ?? ''),
      startPreview(rows),
    );
  return { groups, settled, setSettled, start };
}

type Update = (next: (before: Preview) => Preview) => void;

/** Returns the functions that answer a question and change a new account. */
export function useAnswering(
  setSettled: (next: (before: Settled) => Settled) => void,
  update: Update,
): {
  answer: (group: SettlementGroup, value: string, draft?: NewAccount) => void;
  rename: (id: string, name: string) => void;
} {
  const answer = useCallback(
    (group: SettlementGroup, value: string, draft?: NewAccount) => {
      setSettled(({ answers, drafts }) => ({
        answers: { ...answers, [group.key]: value },
        drafts: draft === undefined ? drafts : [...drafts, draft],
      }));
      update((before) => applyAnswer(before, group, value));
    },
    [setSettled, update],
  );
  const rename = useCallback(
    (id: string, name: string) =>
      setSettled(({ answers, drafts }) => ({
        answers,
        drafts: drafts.map((draft) => (draft.id === id ? { ...draft, name } : draft)),
      })),
    [setSettled],
  );
  return { answer, rename };
}

/** Returns a function that proposes a new account for what rows settle. */
export function useNewAccount(): (settlement: Settlement) => NewAccount {
  const { t } = useTranslation();
  return ({ kind, counterpart }) => {
    const isDigits = /^\d+$/.test(counterpart);
    const name =
      counterpart !== '' && !isDigits
        ? counterpart
        : t(`imports.settlements.names.${kind}`, { end: counterpart }).trim();
    const end = /^\d{4}$/.test(counterpart) ? counterpart : null;
    return { id: uuidv7(), name, proposedName: name, kind: ACCOUNT_KINDS[kind], end };
  };
}

const ACCOUNT_KINDS: Record<Settlement['kind'], SourceDraft['kind']> = {
  card: 'card',
  cash: 'cash',
  savings: 'bank',
  paid: 'bank',
  other: 'bank',
};

/** Sorts accounts so that the one that rows probably settle comes first: by its digits, then by its kind. */
export function sortByFit<Account extends Pick<Source, 'name' | 'kind'> & { accountEnd?: string | null }>(
  accounts: readonly Account[],
  { kind, counterpart }: Settlement,
): Account[] {
  const rank = ({ name, kind: accountKind, accountEnd }: Account) => {
    if (counterpart !== '' && (accountEnd === counterpart || name.includes(counterpart))) return 0;
    return accountKind === ACCOUNT_KINDS[kind] ? 1 : 2;
  };
  return accounts.toSorted((one, other) => rank(one) - rank(other));
}

/** The value that stands for a new account until it is made. */
export const NEW_ACCOUNT = 'new';

export const toAccountValue = (id: string) => toValue({ account: id });
