import type { Source } from '#shared/contract/sources.ts';

/** The group of texts about the figures of an account: those of a bank, or of cash that somebody counts. */
export function statementWords({
  kind,
}: Pick<Source, 'kind'>): 'ownAccounts.count' | 'ownAccounts.reconcile' {
  return kind === 'cash' ? 'ownAccounts.count' : 'ownAccounts.reconcile';
}
