import { IconCircleCheck, IconClockX, IconLinkOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { checkEmailVerification } from '#shared/contract/email-verification.ts';
import { paths } from '#shared/paths.ts';
import { PlainButtonLink } from '#web/ui/plain/button.tsx';
import { Notice } from '#web/ui/plain/notice.tsx';
import { ConfirmationForm } from './confirmation-form.tsx';
import { QueryContent, useMailedLink } from './link-screens.tsx';

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
