import { ResetPassword } from '#web/features/auth/reset-password.tsx';

export default function ResetPasswordPage() {
  return <ResetPassword />;
}
