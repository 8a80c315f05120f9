import { createHash } from 'node:crypto';
import {
  DISMISS_SCOPES,
  type DismissScope,
  type Notice,
  type NoticeSubject,
} from '#shared/contract/notices.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import type { MinorNotice } from '#shared/notices/types.ts';

export function toNotice(notice: MinorNotice, currency: string): Notice {
  const decimals = currencyDecimals(currency);
  const { kind, day, name, category, type, amountMinor, usualMinor, comparedWith, count, transactionIds } =
    notice;
  return {
    key: noticeKey(notice),
    kind,
    day,
    name,
    category: category === '' ? null : category,
    type,
    amount: toMajorUnits(amountMinor, decimals),
    usual: usualMinor === null ? null : toMajorUnits(usualMinor, decimals),
    comparedWith,
    count,
    transactionIds,
  };
}

/** Returns the subject to store with a dismissed notice, which names it once it is no longer found. */
export function toSubject({ kind, name, category, day }: MinorNotice): NoticeSubject {
  return { kind, name, category: category === '' ? null : category, day };
}

/** Returns a digest, since the notice's own key has words of the user, and paths are logged. */
export function noticeKey({ key }: Pick<MinorNotice, 'key'>): string {
  return toDigest(`notice ${key}`);
}

/** Returns all keys under which a dismissal of a notice may be stored, also by earlier versions. */
export function dismissalKeys(notice: MinorNotice, scope: DismissScope): string[] {
  const keys = [notice.key, ...(notice.otherKeys ?? [])];
  return [...new Set(keys.map((key) => dismissalKey({ ...notice, key }, scope)))];
}

/** Returns the key under which a dismissal is stored: for one notice, for its kind and subject, or for its kind. */
export function dismissalKey(notice: MinorNotice, scope: DismissScope): string {
  switch (scope) {
    case 'transaction':
      return `one ${noticeKey(notice)}`;
    case 'merchant':
      return `like ${toDigest(`${notice.kind} ${notice.subject}`)}`;
    case 'kind':
      return `kind ${notice.kind}`;
  }
}

/** Whether a notice was dismissed in any scope. */
export function isDismissed(notice: MinorNotice, dismissedKeys: ReadonlySet<string>): boolean {
  return DISMISS_SCOPES.some((scope) => dismissalKeys(notice, scope).some((key) => dismissedKeys.has(key)));
}

export function toDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
