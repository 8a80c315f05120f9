import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconClockX, IconLinkOff, IconLock, IconMailCheck, IconTicket, IconTool } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instance } from '#shared/contract/instance.ts';
import { checkInvite } from '#shared/contract/invites.ts';
import { paths } from '#shared/paths.ts';
import { signUp, type SignUp } from '#shared/contract/auth.ts';
import { findLanguage } from '#shared/languages.ts';
import { useSearchParams } from '#web/lib/navigation/hooks.ts';
import { call } from '#web/lib/api/call.ts';
import { PlainButton, PlainButtonLink } from '#web/ui/plain/button.tsx';
import { Notice } from '#web/ui/plain/notice.tsx';
import { serverFieldErrors } from '#web/lib/form/field-errors.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { instanceQuery } from '#web/lib/api/instance.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import classes from './auth-form.module.css';
import { QueryContent } from './link-screens.tsx';
import { SignUpForm, SignInLink } from './sign-up-form.tsx';
import { Acceptances } from './acceptances.tsx';
import { FormTitle, SubmitButton } from './auth-form.tsx';

type Props = Pick<Instance, 'registration' | 'isReadOnly' | 'supportEmail' | 'emailVerification'> & {
  /** The address that a link was mailed to, if any. */
  sentTo: string | undefined;
  /** Called with the address that a link was mailed to, or without one to start again. */
  onSent: (email?: string) => void;
};

/** Shows the form, which an invitation opens with a welcome; a refusal; or, after sending, that a link was mailed. */
export function SignUpGate({ registration, isReadOnly, supportEmail, sentTo, ...rest }: Props) {
  const { emailVerification, onSent } = rest;
  const [search] = useSearchParams();
  const invite = search.get('invite') ?? '';
  const support = <Support email={supportEmail} />;
  if (sentTo !== undefined) return <LinkSent email={sentTo} onAgain={() => onSent()} />;
  if (isReadOnly) return <Refusal reason="maintenance" support={support} />;
  if (registration === 'closed') return <Refusal reason="closed" support={support} />;
  // Without confirmation and invitation, people get the form directly.
  if (registration === 'open') return <AddressForm onSent={onSent} />;
  if (invite === '') return <Refusal reason="needed" support={support} />;
  const form = emailVerification ? (
    <AddressForm invite={invite} onSent={onSent} />
  ) : (
    <SignUpForm invite={invite} onVerificationSent={onSent} />
  );
  return <Invited invite={invite} support={support} form={form} />;
}

const ICONS = {
  maintenance: IconTool,
  closed: IconLock,
  needed: IconTicket,
  'invite.expired': IconClockX,
  'invite.used': IconLinkOff,
  'invite.unknown': IconLinkOff,
};
type RefusalProps = { reason: keyof typeof ICONS; takesFocus?: boolean; support: ReactNode };

function Refusal({ reason, takesFocus = false, support }: RefusalProps) {
  const { t } = useTranslation();
  const Icon = ICONS[reason];
  return (
    <Notice
      icon={<Icon size={24} stroke={1.75} />}
      kind="warning"
      title={t(`registration.${reason}.title`)}
      takesFocus={takesFocus}
      actions={<SignInButton />}
    >
      <p>{t(`registration.${reason}.text`)}</p>
      {support}
    </Notice>
  );
}

type InvitedProps = { invite: string; support: ReactNode; form: ReactNode };

function Invited({ invite, support, form }: InvitedProps) {
  const { t } = useTranslation();
  const link = useQuery(inviteQuery(invite));
  return (
    <QueryContent query={link} waiting={t('registration.invite.checking')}>
      {({ state }) => {
        if (state !== 'valid') return <Refusal reason={`invite.${state}`} takesFocus support={support} />;
        return (
          <>
            <Welcome />
            {form}
          </>
        );
      }}
    </QueryContent>
  );
}

function inviteQuery(token: string) {
  return queryOptions({
    queryKey: ['invite-link', token],
    queryFn: ({ signal }) => call(checkInvite, { body: { token } }, { signal }),
    meta: { isForEverybody: true },
    // The invitation is fetched once: the form must not disappear while somebody types.
    staleTime: Infinity,
  });
}

function Welcome() {
  const { t } = useTranslation();
  return (
    <p className={`flex gap-10 accent-color rounded text ${classes.notice} ${classes.above}`}>
      <IconTicket className="rigid accent" size={20} stroke={1.75} aria-hidden />
      {t('registration.invite.welcome')}
    </p>
  );
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation();
  const actions = (
    <>
      <PlainButtonLink to={paths.login}>{t('registration.backToSignIn')}</PlainButtonLink>
      <PlainButton look="default" onClick={onAgain}>
        {t('registration.sent.other')}
      </PlainButton>
    </>
  );
  const icon = <IconMailCheck size={24} stroke={1.75} />;
  return (
    <Notice icon={icon} title={t('registration.sent.title')} takesFocus actions={actions}>
      <p>{t('registration.sent.text', { email })}</p>
      <p className="dim">{t('registration.sent.hint')}</p>
    </Notice>
  );
}

function SignInButton() {
  const { t } = useTranslation();
  return <PlainButtonLink to={paths.login}>{t('registration.signIn')}</PlainButtonLink>;
}

function Support({ email }: { email: string | null }) {
  const { t } = useTranslation();
  if (email === null) return <p className="dim">{t('registration.askOperator')}</p>;
  return (
    <p className="dim">
      {t('registration.support')} <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}

type AddressProps = {
  /** The token of the invitation link, if one is needed. */
  invite?: string;
  onSent: (email: string) => void;
};

/** The sign-up form where addresses must be confirmed; the screen of the mailed link asks for password and profile. */
function AddressForm(props: AddressProps) {
  const { t } = useTranslation();
  const form = useAddressForm(props);
  return (
    <form className={classes.form} {...form.props} aria-labelledby="sign-up-title">
      <FormTitle id="sign-up-title">{t('auth.signUp.title')}</FormTitle>
      <p className={classes.lead}>{t('registration.address.lead')}</p>
      <FormAlert message={form.failure} />
      <TextField {...form.field('email')} type="email" label={t('auth.email')} autoComplete="email" />
      <Acceptances {...form.field('termsAccepted')} />
      <SubmitButton isBusy={form.isBusy}>{t('registration.address.submit')}</SubmitButton>
      <SignInLink />
    </form>
  );
}

function useAddressForm({ invite, onSent }: AddressProps) {
  const { i18n } = useTranslation();
  const queryClient = useQueryClient();
  return useForm({
    initial: { email: '', termsAccepted: { terms: false, privacy: false } },
    schema: signUp.body,
    toBody: ({ email, termsAccepted: { terms, privacy } }) => {
      return { email, termsAccepted: terms && privacy, invite, language: findLanguage(i18n.language) };
    },
    send: async (body: SignUp) => {
      try {
        onSent((await call(signUp, { body })).email);
      } catch (error) {
        // The settings changed while the screen was open: the other form asks for the password.
        if ('password' in serverFieldErrors(error)) void queryClient.invalidateQueries(instanceQuery);
        throw error;
      }
    },
  });
}
