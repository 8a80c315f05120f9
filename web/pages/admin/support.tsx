import { SupportDesk } from '#web/features/support/desk/desk.tsx';

export default function AdminSupportPage() {
  return <SupportDesk />;
}
