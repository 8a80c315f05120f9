import { useQuery } from '@tanstack/react-query';
import { IconClockX, IconLinkOff, IconLock, IconMailCheck, IconTicket, IconTool } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Instance } from '#shared/contract/instance.ts';
import { checkInvite } from '#shared/contract/invites.ts';
import { paths } from '#shared/paths.ts';
import { call } from '#web/lib/api/call.ts';
import { PlainButton, PlainButtonLink } from '#web/ui/plain/button.tsx';
import { FetchFailed } from '#web/ui/plain/fetch-failed.tsx';
import { Notice } from '#web/ui/plain/notice.tsx';
import { Waiting } from '#web/ui/plain/waiting.tsx';
import { AddressForm } from './address-form.tsx';
import classes from './auth-form.module.css';
import { SignUpForm } from './sign-up-form.tsx';

type Props = Pick<Instance, 'registration' | 'isReadOnly' | 'supportEmail'> & {
  /** The address that a link was mailed to, if any. */
  sentTo: string | undefined;
  /** Whether addresses are confirmed; the form then asks for the address only. */
  isConfirmed: boolean;
  /** Called with the address that a link was mailed to, or without one to start again. */
  onSent: (email?: string) => void;
};

/** Shows before the form if not everybody may sign up, and after it if addresses are confirmed. */
export function SignUpGate({ registration, isReadOnly, supportEmail, sentTo, ...rest }: Props) {
  const { isConfirmed, onSent } = rest;
  const [search] = useSearchParams();
  const invite = search.get('invite') ?? '';
  const support = <Support email={supportEmail} />;
  if (sentTo !== undefined) return <Sent email={sentTo} onAgain={() => onSent()} />;
  if (isReadOnly) return <Maintenance support={support} />;
  if (registration === 'closed') return <Closed support={support} />;
  // Without confirmation and invitation, people get the form directly.
  if (registration === 'open') return <AddressForm onSent={onSent} />;
  if (invite === '') return <InviteNeeded support={support} />;
  const form = isConfirmed ? (
    <AddressForm invite={invite} onSent={onSent} />
  ) : (
    <SignUpForm invite={invite} onVerificationSent={onSent} />
  );
  return <Invited invite={invite} support={support} form={form} />;
}

function Maintenance({ support }: { support: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Notice
      icon={<IconTool size={24} stroke={1.75} />}
      kind="warning"
      title={t('registration.maintenance.title')}
      actions={<ToSignIn />}
    >
      <p>{t('registration.maintenance.text')}</p>
      {support}
    </Notice>
  );
}

function Closed({ support }: { support: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Notice
      icon={<IconLock size={24} stroke={1.75} />}
      kind="warning"
      title={t('registration.closed.title')}
      actions={<ToSignIn />}
    >
      <p>{t('registration.closed.text')}</p>
      {support}
    </Notice>
  );
}

function InviteNeeded({ support }: { support: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Notice
      icon={<IconTicket size={24} stroke={1.75} />}
      kind="warning"
      title={t('registration.needed.title')}
      actions={<ToSignIn />}
    >
      <p>{t('registration.needed.text')}</p>
      {support}
    </Notice>
  );
}

type InvitedProps = { invite: string; support: ReactNode; form: ReactNode };

function Invited({ invite, support, form }: InvitedProps) {
  const { t } = useTranslation();
  const link = useQuery({
    queryKey: ['invite-link', invite],
    queryFn: ({ signal }) => call(checkInvite, { body: { token: invite } }, { signal }),
    meta: { isForEverybody: true },
    // Fetched once: the form must not disappear while somebody types.
    staleTime: Infinity,
  });
  if (link.isPending) return <Waiting label={t('registration.invite.checking')} />;
  if (link.isError) {
    const { error, isFetching, refetch } = link;
    return <FetchFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  const { state } = link.data;
  if (state === 'valid') {
    return (
      <>
        <p className={`${classes.notice} ${classes.above}`}>
          <IconTicket className={classes.noticeIcon} size={20} stroke={1.75} aria-hidden />
          {t('registration.invite.welcome')}
        </p>
        {form}
      </>
    );
  }
  const Icon = state === 'expired' ? IconClockX : IconLinkOff;
  return (
    <Notice
      icon={<Icon size={24} stroke={1.75} />}
      kind="warning"
      title={t(`registration.invite.${state}.title`)}
      takesFocus
      actions={<ToSignIn />}
    >
      <p>{t(`registration.invite.${state}.text`)}</p>
      {support}
    </Notice>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice
      icon={<IconMailCheck size={24} stroke={1.75} />}
      title={t('registration.sent.title')}
      takesFocus
      actions={
        <>
          <PlainButtonLink to={paths.login}>{t('registration.backToSignIn')}</PlainButtonLink>
          <PlainButton look="default" onClick={onAgain}>
            {t('registration.sent.other')}
          </PlainButton>
        </>
      }
    >
      <p>{t('registration.sent.text', { email })}</p>
      <p className={classes.dim}>{t('registration.sent.hint')}</p>
    </Notice>
  );
}

function ToSignIn() {
  const { t } = useTranslation();
  return <PlainButtonLink to={paths.login}>{t('registration.signIn')}</PlainButtonLink>;
}

function Support({ email }: { email: string | null }) {
  const { t } = useTranslation();
  if (email === null) return <p className={classes.dim}>{t('registration.askOperator')}</p>;
  return (
    <p className={classes.dim}>
      {t('registration.support')} <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
