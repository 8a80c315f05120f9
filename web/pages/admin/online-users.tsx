import { OnlineUsers } from '#web/features/presence/online-users.tsx';

export default function AdminOnlineUsersPage() {
  return <OnlineUsers />;
}
