import { ForgotPassword } from '#web/features/auth/forgot-password.tsx';

export default function ForgotPasswordPage() {
  return <ForgotPassword />;
}
