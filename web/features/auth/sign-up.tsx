import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { loadTexts } from '#web/lib/language/i18n.ts';
import { instanceQuery } from '#web/lib/api/instance.ts';
import { Waiting } from '#web/ui/plain/waiting.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** What most people never see comes, with its texts, only to who does. */
const SignUpGate = lazy(async () => {
  const [{ SignUpGate: Gate }] = await Promise.all([import('./sign-up-gate.tsx'), loadTexts('all')]);
  return { default: Gate };
});

/** The form, or why there is none; and once it was sent, that the address has to be confirmed. */
export function SignUp() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const instance = useQuery(instanceQuery);
  const [sentTo, setSentTo] = useState<string>();
  const waiting = <Waiting label={t('app.loading')} />;

  // Where the question fails the form stands, whose answer says what is wrong.
  if (instance.isPending) return waiting;
  const {
    registration = 'open',
    isReadOnly = false,
    supportEmail = null,
    emailVerification = false,
  } = instance.data ?? {};
  // Whoever brings the setup code is admitted whatever else is set, but nobody while nothing can be changed.
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
