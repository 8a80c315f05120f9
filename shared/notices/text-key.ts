import type { MinorNotice, NoticeKind } from './types.ts';

type TextKeyInput = Pick<MinorNotice, 'kind' | 'type' | 'comparedWith'>;

/** Returns the key of a notice's texts in `notices.kinds`. Screens and mails share it. */
export function noticeTextKey({
  kind,
  type,
  comparedWith,
}: TextKeyInput): NoticeKind | 'largeOfCategory' | 'missedIncome' {
  if (kind === 'large' && comparedWith === 'category') return 'largeOfCategory';
  if (kind === 'missed' && type === 'income') return 'missedIncome';
  return kind;
}
