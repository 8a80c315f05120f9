import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#web/ui/error-text.ts';
import { PlainButton } from './button.tsx';
import { Notice } from './notice.tsx';

type Props = { error: unknown; isRetrying: boolean; onRetry: () => void };

/** Says on a guest screen that loading failed, with a button to try again. */
export function FetchFailed({ error, isRetrying, onRetry }: Props) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <Notice
      icon={<IconCloudOff size={24} stroke={1.75} />}
      kind="warning"
      title={t('errors.fetchFailed')}
      actions={
        <PlainButton isBusy={isRetrying} onClick={onRetry}>
          {t('app.retry')}
        </PlainButton>
      }
    >
      <p role="alert">{errorText(error)}</p>
    </Notice>
  );
}
