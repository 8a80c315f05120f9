import type { TFunction } from 'i18next';
import type { SentKind } from './delete-lost.ts';

/** The text of the toast after a transfer of either kind was added. */
export function addedText(t: TFunction, kind: SentKind): string {
  return t(kind === 'once' ? 'transfers.toasts.added' : 'transfers.recurring.toasts.added');
}
