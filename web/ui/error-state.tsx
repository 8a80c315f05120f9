import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from './busy-button.tsx';
import classes from './state.module.css';

type Props = { onRetry: () => void; message?: string; isRetrying?: boolean };

/** Says that loading failed, with a button to try again. */
export function ErrorState({ onRetry, message, isRetrying = false }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`stack align-centre gap-8 text-centre ${classes.state}`} role="alert">
      <span className={`in-middle ${classes.icon} ${classes.bad}`} aria-hidden>
        <IconCloudOff size={22} stroke={1.75} />
      </span>
      <p className="weight-600">{message ?? t('errors.fetchFailed')}</p>
      <BusyButton
        variant="default"
        leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />}
        onClick={onRetry}
        isBusy={isRetrying}
      >
        {t('app.retry')}
      </BusyButton>
    </div>
  );
}
