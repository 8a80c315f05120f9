import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { loadTexts } from '#web/lib/language/i18n.ts';
import { instanceQuery } from '#web/lib/api/instance.ts';
import { Waiting } from '#web/ui/plain/waiting.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** Most people never see it, so its code and texts load on demand. */
const SignUpGate = lazy(async () => {
  const [{ SignUpGate: Gate }] = await Promise.all([import('./sign-up-gate.tsx'), loadTexts('all')]);
  return { default: Gate };
});

/** The form or why there is none, and afterwards that the address must be confirmed. */
export function SignUp() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const instance = useQuery(instanceQuery);
  const [sentTo, setSentTo] = useState<string>();
  const waiting = <Waiting label={t('app.loading')} />;

  // If this request fails, the form shows, and sending it says what is wrong.
  if (instance.isPending) return waiting;
  const {
    registration = 'open',
    isReadOnly = false,
    supportEmail = null,
    emailVerification = false,
  } = instance.data ?? {};
  // The setup code admits whatever the other settings are, but not during maintenance.
  const isOpen = !isReadOnly && ((registration === 'open' && !emailVerification) || search.has('setup'));
  if (isOpen && sentTo === undefined) return <SignUpForm onVerificationSent={setSentTo} />;
  return (
    <Suspense fallback={waiting}>
      <SignUpGate
        registration={registration}
        isReadOnly={isReadOnly}
        supportEmail={supportEmail}
        sentTo={sentTo}
        isConfirmed={emailVerification}
        onSent={setSentTo}
      />
    </Suspense>
  );
}
