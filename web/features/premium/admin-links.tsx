import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { useProfile } from '#web/lib/session/profile.ts';

/** Links for administrators: to their own plan, and to the setting that says who has Premium. */
export function AdminLinks() {
  const { t } = useTranslation();
  const { uid } = useProfile();
  const own = `${paths.adminUsers}?${new URLSearchParams({ user: uid })}`;
  return (
    <div className="flex wrap gap-8">
      <Button component={Link} to={own} variant="light">
        {t('premium.plan.giveSelf')}
      </Button>
      <Button component={Link} to={`${paths.adminSettings}#premium`} variant="default">
        {t('premium.plan.toSettings')}
      </Button>
    </div>
  );
}
