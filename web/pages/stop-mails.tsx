import { StopMails } from '#web/features/mail-choices/stop-mails.tsx';

export default function StopMailsPage() {
  return <StopMails />;
}
