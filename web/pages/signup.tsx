import { SignUpForm } from '#web/features/auth/sign-up-form.tsx';

export default function SignupPage() {
  return <SignUpForm />;
}
