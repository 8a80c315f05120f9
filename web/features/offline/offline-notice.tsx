import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRootMark } from '#web/lib/screen/use-root-mark.ts';
import classes from './offline-notice.module.css';
import { useIsOffline } from './use-is-offline.ts';

/** A line at the top of the window for as long as the server cannot be reached. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const isOffline = useIsOffline();
  useRootMark('data-offline', isOffline ? '' : undefined);
  return (
    <div className={`no-print ${classes.place}`} role="status">
      {isOffline && (
        <p className={`row gap-10 frame rounded warn text-15 weight-600 lines-140 ${classes.notice}`}>
          <IconCloudOff className="rigid" size={18} stroke={1.75} aria-hidden />
          {t('app.navigation.offline')}
        </p>
      )}
    </div>
  );
}
