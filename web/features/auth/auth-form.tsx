import type { ReactNode } from 'react';
import { PlainButton } from '#web/ui/plain/button.tsx';
import classes from './auth-form.module.css';

/** The heading of a form, whose `id` labels the form. */
export function FormTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h1 className={classes.title} id={id}>
      {children}
    </h1>
  );
}

export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <PlainButton type="submit" isBusy={isBusy}>
      {children}
    </PlainButton>
  );
}
