import type { MinorNotice, NoticeKind } from './types.ts';

type Told = Pick<MinorNotice, 'kind' | 'type' | 'comparedWith'>;

/** The key of the texts `notices.kinds` of a notice, so that screens and mail say the same. */
export function noticeTextKey({
  kind,
  type,
  comparedWith,
}: Told): NoticeKind | 'largeOfCategory' | 'missedIncome' {
  if (kind === 'large' && comparedWith === 'category') return 'largeOfCategory';
  if (kind === 'missed' && type === 'income') return 'missedIncome';
  return kind;
}
