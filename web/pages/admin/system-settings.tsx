import { InvitesSection } from '#web/features/auth/invites/invites-section.tsx';
import { BackupsSection } from '#web/features/backups/backups-section.tsx';
import { SystemSettingsScreen } from '#web/features/system-settings/system-settings.tsx';

export default function AdminSettingsPage() {
  return <SystemSettingsScreen invites={<InvitesSection />} backups={<BackupsSection />} />;
}
