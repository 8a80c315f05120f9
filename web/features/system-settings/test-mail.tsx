import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sendTestMail } from '#shared/contract/system-settings.ts';
import { call } from '#web/lib/api/call.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import classes from './system-settings.module.css';

/** Sends a test message to the signed-in person and says whether it worked. */
export function TestMail() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const test = useMutation({
    mutationFn: () => call(sendTestMail, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.adminHealth }),
  });
  return (
    <div className={`stack gap-12 line-above ${classes.below}`}>
      <div className={`row wrap between ${classes.row}`}>
        <p className={classes.hint}>{t('systemSettings.mail.testHint')}</p>
        <BusyButton variant="default" isBusy={test.isPending} onClick={() => test.mutate()}>
          {t('systemSettings.mail.test')}
        </BusyButton>
      </div>
      <p
        className={`accent text-15 weight-600 break-anywhere ${classes.outcome}`}
        role="status"
        data-failed={test.isError || test.data?.isSent === false}
      >
        {test.isError && errorText(test.error)}
        {test.data?.isSent && t('systemSettings.mail.testSent', { to: test.data.to })}
        {test.data?.isSent === false && t(`systemSettings.mail.problems.${test.data.problem ?? 'unknown'}`)}
      </p>
    </div>
  );
}
