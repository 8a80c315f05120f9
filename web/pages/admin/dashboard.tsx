import { AdminDashboard } from '#web/features/admin-metrics/admin-dashboard.tsx';

export default function AdminDashboardPage() {
  return <AdminDashboard />;
}
