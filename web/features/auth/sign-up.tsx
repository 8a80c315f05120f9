import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from '#web/lib/navigation/hooks.ts';
import type { Instance } from '#shared/contract/instance.ts';
import { loadTexts } from '#web/lib/language/i18n.ts';
import { instanceQuery } from '#web/lib/api/instance.ts';
import { Waiting } from '#web/ui/plain/waiting.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** Most people never see this gate, so its code and texts load on demand. */
const SignUpGate = lazy(async () => {
  const [{ SignUpGate: Gate }] = await Promise.all([import('./sign-up-gate.tsx'), loadTexts('all')]);
  return { default: Gate };
});

/** Used if the request for the settings fails: the form shows, and the server's refusal says what is wrong. */
const DEFAULTS = {
  registration: 'open',
  isReadOnly: false,
  supportEmail: null,
  emailVerification: false,
} as const;

/** The form, or the reason why there is none. After sending, it says that the address must be confirmed. */
export function SignUp() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const instance = useQuery(instanceQuery);
  const [sentTo, setSentTo] = useState<string>();
  const waiting = <Waiting label={t('app.loading')} />;

  if (instance.isPending) return waiting;
  const settings = { ...DEFAULTS, ...instance.data };
  const isFormShown = sentTo === undefined && maySignUp(settings, search.has('setup'));
  if (isFormShown) return <SignUpForm onVerificationSent={setSentTo} />;
  return (
    <Suspense fallback={waiting}>
      <SignUpGate {...settings} sentTo={sentTo} onSent={setSentTo} />
    </Suspense>
  );
}

type Settings = Pick<Instance, 'registration' | 'isReadOnly' | 'emailVerification'>;

/** With the setup code a sign-up is possible under any other settings, but not during maintenance. */
function maySignUp(
  { registration, isReadOnly, emailVerification }: Settings,
  hasSetupCode: boolean,
): boolean {
  return !isReadOnly && ((registration === 'open' && !emailVerification) || hasSetupCode);
}
