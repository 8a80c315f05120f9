import { useTranslation } from 'react-i18next';
import { useInstantText } from '#web/lib/format/instant-text.ts';

export function LastSeen({ at }: { at: string | null }) {
  const { t } = useTranslation();
  const { ago, dateTime } = useInstantText();
  if (at === null) return t('admin.never');
  return (
    <time dateTime={at} title={dateTime(at)}>
      {ago(at)}
    </time>
  );
}
