import { useMutation } from '@tanstack/react-query';
import { IconCircleCheck, IconLinkOff, IconMailOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { stopMails, type ChosenMail } from '#shared/contract/mail-choices.ts';
import { paths } from '#shared/paths.ts';
import { ApiError, call } from '#web/lib/api/call.ts';
import { useSearchParams } from '#web/lib/navigation/hooks.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PlainButton, PlainButtonLink } from '#web/ui/plain/button.tsx';
import { Notice } from '#web/ui/plain/notice.tsx';

/** The screen of a link that stops a mail. Only its button stops the mail, because mail programs may open links. */
export function StopMails() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const stop = useMutation({ mutationFn: () => call(stopMails, { params: { token } }) });
  if (stop.data) return <Done mail={stop.data.mail} />;
  if (token === '' || isInvalid(stop.error)) return <InvalidLink takesFocus={stop.isError} />;
  return (
    <Notice
      icon={<IconMailOff size={24} stroke={1.75} />}
      title={t('mailChoices.stop.title')}
      actions={
        <PlainButton isBusy={stop.isPending} onClick={() => stop.isPending || stop.mutate()}>
          {t('mailChoices.stop.confirm')}
        </PlainButton>
      }
    >
      {stop.error && <FormAlert message={errorText(stop.error)} />}
      <p>{t('mailChoices.stop.text')}</p>
    </Notice>
  );
}

/** Whether the server does not know the link. */
function isInvalid(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'stopLinkInvalid' || error.code === 'validationFailed');
}

function Done({ mail }: { mail: ChosenMail }) {
  const { t } = useTranslation();
  return (
    <Notice
      icon={<IconCircleCheck size={24} stroke={1.75} />}
      title={t(`mailChoices.stop.done.${mail}`)}
      takesFocus
      actions={<ProfileLink />}
    >
      <p>{t('mailChoices.stop.text')}</p>
    </Notice>
  );
}

function InvalidLink({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useTranslation();
  return (
    <Notice
      icon={<IconLinkOff size={24} stroke={1.75} />}
      kind="warning"
      title={t('mailChoices.stop.invalid')}
      takesFocus={takesFocus}
      actions={<ProfileLink />}
    >
      <p>{t('mailChoices.stop.invalidText')}</p>
    </Notice>
  );
}

function ProfileLink() {
  const { t } = useTranslation();
  return (
    <PlainButtonLink to={paths.profile} look="default">
      {t('mailChoices.stop.profile')}
    </PlainButtonLink>
  );
}
