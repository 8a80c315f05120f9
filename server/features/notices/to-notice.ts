import { createHash } from 'node:crypto';
import {
  DISMISS_SCOPES,
  type DismissScope,
  type Notice,
  type NoticeSubject,
} from '#shared/contract/notices.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import type { MinorNotice } from '#shared/notices/types.ts';

/** A notice as the API shows it, in the currency of the user. */
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

/** What a notice is about, to name it once it is gone. */
export function subjectOf({ kind, name, category, day }: MinorNotice): NoticeSubject {
  return { kind, name, category: category === '' ? null : category, day };
}

/** A digest, since the key has words of the person, and paths are logged. */
export function noticeKey({ key }: Pick<MinorNotice, 'key'>): string {
  return digestOf(`notice ${key}`);
}

/** All keys under which it may be stored that a notice, or those that are like it, are not unusual. */
export function usualKeys(notice: MinorNotice, scope: DismissScope): string[] {
  const keys = [notice.key, ...(notice.otherKeys ?? [])];
  return [...new Set(keys.map((key) => usualKey({ ...notice, key }, scope)))];
}

/** The key under which it is stored that a notice, or those that are like it, are not unusual. */
export function usualKey(notice: MinorNotice, scope: DismissScope): string {
  switch (scope) {
    case 'transaction':
      return `one ${noticeKey(notice)}`;
    case 'merchant':
      return `like ${digestOf(`${notice.kind} ${notice.subject}`)}`;
    case 'kind':
      return `kind ${notice.kind}`;
  }
}

/** Whether a person called a notice, or those that are like it, usual. */
export function isUsual(notice: MinorNotice, usual: ReadonlySet<string>): boolean {
  return DISMISS_SCOPES.some((scope) => usualKeys(notice, scope).some((key) => usual.has(key)));
}

export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
