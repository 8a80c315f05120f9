import type { Source, SOURCE_KINDS } from '#shared/contract/sources.ts';
import { MAX_SOURCE_NAME_LENGTH } from '#shared/limits.ts';
import { recogniseSource, type FileAccount } from './accounts.ts';

type SourceKind = (typeof SOURCE_KINDS)[number];

/** A source that saving will create. */
export type SourceDraft = { id: string; name: string; kind: SourceKind };

/** The sources of the files' accounts. */
export type SourceChoices = {
  drafts: readonly SourceDraft[];
  /** The id of a source or draft, by the key of an account. */
  chosen: Readonly<Record<string, string>>;
};

export const NO_CHOICES: SourceChoices = { drafts: [], chosen: {} };

type Naming = {
  /** Names an account after its last characters. */
  nameAccount: (end: string) => string;
  newId: () => string;
};

/**
 * Chooses a known or new source for each account that has none. Files of the same account share a source, and so do
 * files without an account number that have the same header.
 */
export function chooseSources(
  choices: SourceChoices,
  accounts: readonly FileAccount[],
  sources: readonly Source[],
  { nameAccount, newId }: Naming,
): SourceChoices {
  const drafts = [...choices.drafts];
  const chosen: Record<string, string> = {};
  const byMark = new Map<string, string>();
  for (const account of accounts) {
    const mark = account.hash ?? account.shape ?? account.key;
    const earlier = choices.chosen[account.key] ?? byMark.get(mark);
    const known = earlier ?? recogniseSource(account, sources)?.id;
    const id = known ?? newId();
    if (known === undefined) drafts.push({ id, ...proposeSource(account, nameAccount) });
    chosen[account.key] = id;
    byMark.set(mark, id);
  }
  const used = new Set(Object.values(chosen));
  return { drafts: drafts.filter(({ id }) => used.has(id)), chosen };
}

/** Whether every account has a known source. */
export function areAllKnown({ drafts }: SourceChoices): boolean {
  return drafts.length === 0;
}

/** Moves an account to another source or to a new draft. */
export function chooseSource(
  choices: SourceChoices,
  key: string,
  draft: SourceDraft | { id: string },
): SourceChoices {
  const chosen = { ...choices.chosen, [key]: draft.id };
  const isKnownDraft = choices.drafts.some(({ id }) => id === draft.id);
  const drafts = 'name' in draft && !isKnownDraft ? [...choices.drafts, draft] : choices.drafts;
  const used = new Set(Object.values(chosen));
  return { drafts: drafts.filter(({ id }) => used.has(id)), chosen };
}

/** Removes the drafts that were saved before an interruption. */
export function withoutSaved(choices: SourceChoices, sources: readonly Source[]): SourceChoices {
  const ids = new Set(sources.map(({ id }) => id));
  return { ...choices, drafts: choices.drafts.filter(({ id }) => !ids.has(id)) };
}

export function changeDraft(choices: SourceChoices, id: string, change: Partial<SourceDraft>): SourceChoices {
  const drafts = choices.drafts.map((draft) => (draft.id === id ? { ...draft, ...change } : draft));
  return { ...choices, drafts };
}

/** Proposes the name and kind of a new source. */
export function proposeSource(
  account: FileAccount,
  nameAccount: (end: string) => string,
): Omit<SourceDraft, 'id'> {
  if (account.name !== null)
    return { name: account.name.slice(0, MAX_SOURCE_NAME_LENGTH), kind: guessKind(account.name) };
  if (account.app !== null) return { name: account.app, kind: 'app' };
  const words = findWords(account.fileName);
  const name = account.end !== null ? nameAccount(account.end) : words;
  return { name: name.slice(0, MAX_SOURCE_NAME_LENGTH), kind: guessKind(account.fileName, 'bank') };
}

function guessKind(name: string, without: SourceKind = CASH.test(name) ? 'cash' : 'bank'): SourceKind {
  return CARD.test(name) ? 'card' : without;
}

const CARD = /card|tarjeta|visa|mastercard|amex|kreditkarte|carte|carta/i;
const CASH = /\b(?:cash|wallet|purse|efectivo|cartera|monedero|bargeld|geldbeutel|esp[eè]ces|contanti)\b/i;
/** Common words of file names, which do not name the bank. */
const COMMON =
  /^(?:export|exports|download|statement|statements|transactions?|history|movimientos?|extracto|extractos|fichero|umsaetze|umsatze|umsätze|releve|csv|xlsx?|ofx|qif|document|pasted|data|report)$/i;

/** Finds the words of a file's name that may name the bank: 'bbva' in 'bbva_movimientos_2026-09 (1).csv'. */
function findWords(fileName: string): string {
  const words = fileName
    .replace(/\.\w{1,5}$/, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !COMMON.test(word));
  return words.slice(0, 4).join(' ');
}
