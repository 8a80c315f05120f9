import { LegalPage } from '#web/features/public-pages/legal-page.tsx';

export default function TermsAndConditionsPage() {
  return <LegalPage document="terms" />;
}
