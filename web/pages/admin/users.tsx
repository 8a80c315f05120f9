import { Users } from '#web/features/admin-users/users.tsx';
import { AuditSentence } from '#web/features/audit/audit-sentence.tsx';

export default function AdminUsersPage() {
  return <Users renderAuditEntry={(entry) => <AuditSentence entry={entry} isDated />} />;
}
