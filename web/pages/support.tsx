import { Support } from '#web/features/support/support.tsx';

export default function SupportPage() {
  return <Support />;
}
