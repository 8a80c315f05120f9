import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { paths } from '#shared/paths.ts';
import { PlainButton } from '#web/ui/plain/button.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import classes from './auth-form.module.css';

/** The heading of a form, whose `id` labels the form. */
export function FormTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h1 className={classes.title} id={id}>
      {children}
    </h1>
  );
}

export function EmailField(field: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  const { t } = useTranslation();
  return <TextField {...field} type="email" label={t('auth.email')} />;
}

export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <PlainButton type="submit" isBusy={isBusy}>
      {children}
    </PlainButton>
  );
}

/** Leads from the sign-up to the sign-in, which keeps where the person wanted to go. */
export function HasAccount() {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    <p className={classes.other}>
      {t('auth.signUp.hasAccount')} <Link to={`${paths.login}${search}`}>{t('auth.signUp.toSignIn')}</Link>
    </p>
  );
}
