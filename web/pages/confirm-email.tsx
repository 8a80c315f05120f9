import { ConfirmEmail } from '#web/features/auth/confirm-email.tsx';

export default function ConfirmEmailPage() {
  return <ConfirmEmail />;
}
