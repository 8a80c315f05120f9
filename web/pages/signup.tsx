import { SignUp } from '#web/features/auth/sign-up.tsx';

export default function SignupPage() {
  return <SignUp />;
}
