import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { giveCode } from '#shared/contract/two-step.ts';
import { ApiError, call } from '#web/lib/api/call.ts';
import { focusField } from '#web/lib/form/focus-field.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PlainButton } from '#web/ui/plain/button.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import classes from './auth-form.module.css';
import { FormTitle, SubmitButton } from './auth-form.tsx';

type Props = {
  /** Called when the server has accepted the code; the form stays busy until it resolves. */
  onDone: () => Promise<void>;
  onBack: () => void;
  /** Called if this sign-in cannot be finished any more, with the reason. */
  onEnded: (reason: ApiError) => void;
};

const KINDS = {
  app: {
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    label: 'auth.code.appLabel',
    hint: 'auth.code.appHint',
    other: 'auth.code.toRecovery',
  },
  recovery: {
    inputMode: 'text',
    autoComplete: 'off',
    label: 'auth.code.recoveryLabel',
    hint: 'auth.code.recoveryHint',
    other: 'auth.code.toApp',
  },
} as const;

/** Replaces the form with the password if the account needs a code too. The field accepts both kinds of codes. */
export function CodeStep({ onDone, onBack, onEnded }: Props) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<keyof typeof KINDS>('app');
  const form = useCodeForm(onDone, onEnded);
  const { ref } = form.props;
  useEffect(() => focusField(ref.current, { code: true }), [ref, kind]);
  const { label, hint, other, ...input } = KINDS[kind];
  const change = () => {
    form.reset();
    setKind(kind === 'app' ? 'recovery' : 'app');
  };
  return (
    <form className={classes.form} {...form.props} aria-labelledby="code-title">
      <FormTitle id="code-title">{t('auth.code.title')}</FormTitle>
      <FormAlert message={form.failure} />
      <TextField
        {...form.field('code')}
        {...input}
        // Without it, screen readers would not read the new label of a field that has the focus already.
        key={kind}
        type="text"
        label={t(label)}
        hint={t(hint, { name: t('app.name') })}
      />
      <p className={classes.forgot}>
        <button
          type="button"
          className={`touchable accent weight-500 ${classes.textButton}`}
          onClick={change}
        >
          {t(other)}
        </button>
      </p>
      <SubmitButton isBusy={form.isBusy}>{t('auth.signIn.submit')}</SubmitButton>
      <PlainButton look="default" onClick={onBack}>
        {t('auth.code.back')}
      </PlainButton>
    </form>
  );
}

function useCodeForm(onDone: Props['onDone'], onEnded: Props['onEnded']) {
  return useForm({
    initial: { code: '' },
    schema: giveCode.body,
    send: async (body) => {
      try {
        await call(giveCode, { body });
      } catch (error) {
        if (!isEnd(error)) throw error;
        return onEnded(error);
      }
      return await onDone();
    },
  });
}

function isEnd(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'signInExpired' || error.code === 'accountSuspended');
}
