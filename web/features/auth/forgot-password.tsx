import { useQuery } from '@tanstack/react-query';
import { IconMailCheck, IconMailOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/lib/navigation/link.tsx';
import { paths } from '#shared/paths.ts';
import { PlainButton, PlainButtonLink } from '#web/ui/plain/button.tsx';
import { Notice } from '#web/ui/plain/notice.tsx';
import classes from './auth-form.module.css';
import { QueryContent } from './link-screens.tsx';
import { instanceQuery } from '#web/lib/api/instance.ts';
import { RequestResetForm } from './request-reset-form.tsx';

/** Asks where to mail a link, or says that this installation sends no mail. */
export function ForgotPassword() {
  const { t } = useTranslation();
  const instance = useQuery(instanceQuery);
  const [sentTo, setSentTo] = useState<string>();
  return (
    <QueryContent query={instance} waiting={t('app.loading')}>
      {({ mail }) => {
        if (!mail) return <NoMail />;
        if (sentTo !== undefined) return <LinkSent email={sentTo} onAgain={() => setSentTo(undefined)} />;
        return <Request onSent={setSentTo} />;
      }}
    </QueryContent>
  );
}

function Request({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <RequestResetForm onSent={onSent} />
      <p className={`grid text-15 ${classes.back}`}>
        <Link to={paths.login}>{t('passwordReset.backToSignIn')}</Link>
      </p>
    </>
  );
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation();
  const actions = (
    <>
      <PlainButtonLink to={paths.login}>{t('passwordReset.backToSignIn')}</PlainButtonLink>
      <PlainButton look="default" onClick={onAgain}>
        {t('passwordReset.sent.again')}
      </PlainButton>
    </>
  );
  const icon = <IconMailCheck size={24} stroke={1.75} />;
  return (
    <Notice icon={icon} title={t('passwordReset.sent.title')} takesFocus actions={actions}>
      <p>{t('passwordReset.sent.text', { email })}</p>
      <p className="dim">{t('passwordReset.sent.hint')}</p>
    </Notice>
  );
}

function NoMail() {
  const { t } = useTranslation();
  return (
    <Notice
      icon={<IconMailOff size={24} stroke={1.75} />}
      kind="warning"
      title={t('passwordReset.noMail.title')}
      actions={<PlainButtonLink to={paths.login}>{t('passwordReset.backToSignIn')}</PlainButtonLink>}
    >
      <p>{t('passwordReset.noMail.text')}</p>
      <p>{t('passwordReset.noMail.hint')}</p>
    </Notice>
  );
}
