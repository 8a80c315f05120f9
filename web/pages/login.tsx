import { SignInForm } from '#web/features/auth/sign-in-form.tsx';

export default function LoginPage() {
  return <SignInForm />;
}
