import { IconCircleCheck, IconClockX, IconLinkOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { checkEmailVerification, verifyEmail } from '#shared/contract/email-verification.ts';
import { paths } from '#shared/paths.ts';
import { PlainButtonLink } from '#web/ui/plain/button.tsx';
import { Notice } from '#web/ui/plain/notice.tsx';
import { call, type ApiError } from '#web/lib/api/call.ts';
import { findPasswordError } from '#web/lib/form/field-errors.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { useMinPasswordLength } from '#web/lib/api/instance.ts';
import { useNavigate } from '#web/lib/navigation/hooks.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { Username } from '#web/ui/plain/username.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useCodeStep } from './code-step-on-demand.ts';
import { QueryContent, useMailedLink, sendWithLink } from './link-screens.tsx';
import { AccountFields, emptyAccount, toAccountBody } from './account-fields.tsx';
import classes from './auth-form.module.css';
import { FormTitle, SubmitButton } from './auth-form.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

const UNKNOWN = { state: 'unknown', email: null } as const;

/** The screen of a link that confirms an address. Only its form changes something. */
export function VerifyEmail() {
  const { t } = useTranslation();
  const { token, link } = useMailedLink('verification-link', checkEmailVerification, UNKNOWN);
  return (
    <QueryContent query={link} waiting={t('registration.verify.checking')}>
      {({ state, email }) => {
        if (state !== 'valid') return <UnusableLink state={state} />;
        return <ConfirmationForm token={token} email={email} onRefused={() => void link.refetch()} />;
      }}
    </QueryContent>
  );
}

const ICONS = { used: IconCircleCheck, expired: IconClockX, unknown: IconLinkOff };

function UnusableLink({ state }: { state: keyof typeof ICONS }) {
  const { t } = useTranslation();
  const Icon = ICONS[state];
  return (
    <Notice
      icon={<Icon size={24} stroke={1.75} />}
      kind={state === 'used' ? 'good' : 'warning'}
      title={t(`registration.verify.${state}.title`)}
      takesFocus
      actions={<NextLinks isUsed={state === 'used'} />}
    >
      <p>{t(`registration.verify.${state}.text`)}</p>
    </Notice>
  );
}

/** A link to the sign-in. Unless the account exists, a link to request another mail comes first. */
function NextLinks({ isUsed }: { isUsed: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      {!isUsed && (
        <PlainButtonLink to={paths.forgotPassword}>{t('registration.verify.again')}</PlainButtonLink>
      )}
      <PlainButtonLink to={paths.login} look={isUsed ? 'filled' : 'default'}>
        {t('registration.signIn')}
      </PlainButtonLink>
    </>
  );
}

type LinkProps = {
  token: string;
  /** Called if the link was used or expired after it was checked. */
  onRefused: () => void;
};

type ConfirmationProps = LinkProps & {
  /** The address that the link confirms. */
  email: string | null;
};

/** Makes the account of a confirmed address and signs in. */
function ConfirmationForm({ email, ...link }: ConfirmationProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const enter = useAfterSignIn('auth.signUp.success');
  const { Step, show } = useCodeStep();
  const form = useConfirmation(link, { enter, askForCode: show });
  if (Step !== undefined) {
    // The link is used up, so the sign-in is the only way back.
    const leave = (why?: ApiError) => {
      if (why) showToast({ kind: 'error', message: errorText(why) });
      void navigate(paths.login, { replace: true });
    };
    return <Step onDone={enter} onBack={() => leave()} onEnded={leave} />;
  }
  return (
    <form className={classes.form} {...form.props} aria-labelledby="verify-title">
      <FormTitle id="verify-title">{t('registration.verify.valid.title')}</FormTitle>
      {email !== null && <p className={`weight-600 break-anywhere ${classes.address}`}>{email}</p>}
      <p className={classes.lead}>{t('registration.verify.valid.text')}</p>
      <FormAlert message={form.failure} />
      <AccountFields form={form} email={email !== null && <Username email={email} />} />
      <SubmitButton isBusy={form.isBusy}>{t('auth.signUp.submit')}</SubmitButton>
    </form>
  );
}

type Steps = {
  /** Opens the first screen of the account. */
  enter: () => Promise<void>;
  askForCode: () => Promise<void>;
};

function useConfirmation({ token, onRefused }: LinkProps, { enter, askForCode }: Steps) {
  const { i18n } = useTranslation();
  const minLength = useMinPasswordLength();
  return useForm({
    initial: emptyAccount(),
    schema: verifyEmail.body,
    toBody: (values) => ({ ...toAccountBody(values, i18n.language), token }),
    check: ({ password }) => findPasswordError('password', password, minLength),
    send: async (body) => {
      const response = await sendWithLink(() => call(verifyEmail, { body }), 'verification', onRefused);
      if (response === undefined) return;
      await ('needsCode' in response ? askForCode() : enter());
    },
  });
}
