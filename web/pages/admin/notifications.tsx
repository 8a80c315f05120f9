import { Notifications } from '#web/features/admin-notifications/notifications.tsx';

export default function AdminNotificationsPage() {
  return <Notifications />;
}
