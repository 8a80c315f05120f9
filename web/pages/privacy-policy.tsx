import { LegalPage } from '#web/features/public-pages/legal-page.tsx';

export default function PrivacyPolicyPage() {
  return <LegalPage document="privacy" />;
}
