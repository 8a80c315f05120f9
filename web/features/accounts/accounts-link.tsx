import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { CardLink } from '#web/ui/card-link.tsx';

/** One line that leads from the profile to the accounts. */
export function AccountsLink() {
  const { t } = useTranslation();
  return (
    <Card
      title={t('ownAccounts.title')}
      aside={<CardLink to={paths.accounts}>{t('ownAccounts.manage')}</CardLink>}
    >
      <p className="dim text-15 lines-145">{t('ownAccounts.optional')}</p>
    </Card>
  );
}
