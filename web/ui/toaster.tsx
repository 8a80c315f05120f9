import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useRootMark } from '#web/lib/screen/use-root-mark.ts';
import {
  closeToast,
  doToastAction,
  pauseToast,
  resumeToast,
  shownToast,
  subscribeToToast,
  type ShownToast,
} from './toast.ts';
import classes from './toaster.module.css';

/** The toasts. Their region always exists, so that screen readers announce what enters it. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, shownToast);
  const { t } = useTranslation();
  useRootMark('data-toast', toast && '');
  return (
    <div
      className={`flex at-end no-print ${classes.region}`}
      role="status"
      aria-live="polite"
      aria-label={t('app.toasts')}
    >
      {toast !== undefined && <Pill key={toast.id} toast={toast} />}
    </div>
  );
}

function Pill({ toast }: { toast: ShownToast }) {
  const { t } = useTranslation();
  const Icon = toast.kind === 'success' ? IconCircleCheck : IconAlertCircle;
  return (
    <div
      className={`row gap-10 shrink text-15 weight-550 ${classes.pill}`}
      data-kind={toast.kind}
      onPointerEnter={pauseToast}
      onPointerLeave={resumeToast}
      onFocus={pauseToast}
      onBlur={resumeToast}
    >
      <Icon className={`rigid ${classes.icon}`} size={20} stroke={1.75} aria-hidden />
      <span className={`lines-135 ${classes.message}`}>{toast.message}</span>
      {toast.action !== undefined && (
        <button
          type="button"
          className={`touchable weight-650 ${classes.action}`}
          onClick={doToastAction}
          aria-keyshortcuts="Control+Z Meta+Z"
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        className={`in-middle rigid ${classes.close}`}
        aria-label={t('app.close')}
        onClick={closeToast}
      >
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}
