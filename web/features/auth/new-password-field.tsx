import type { ComponentProps } from 'react';
import { PasswordField } from '#web/ui/plain/password-field.tsx';
import { PasswordHint } from './password-hint.tsx';

type Props = Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete' | 'value'> & {
  value: string;
};

/** A password being chosen, with how strong it is. */
export function NewPasswordField(field: Props) {
  return (
    <PasswordField {...field} hint={<PasswordHint password={field.value} />} autoComplete="new-password" />
  );
}
