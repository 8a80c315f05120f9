import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { ApiError } from '#web/lib/api/call.ts';
import { useFetchErrors } from '#web/lib/api/use-fetch-errors.ts';
import { useScreen } from '#web/lib/navigation/hooks.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { profileQuery, useProfile } from '#web/lib/session/profile.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export type PremiumScreen = 'insights' | 'forecast' | 'advisor' | 'reports';

type Props = { screen: PremiumScreen; children: ReactNode };

/** A screen of Premium; without Premium, a description of the screen and a link to the page about Premium. */
export function PremiumOnly({ screen, children }: Props) {
  const { hasPremium } = useProfile();
  useEndOfPremium();
  return hasPremium ? children : <PremiumRequired screen={screen} />;
}

function PremiumRequired({ screen }: Pick<Props, 'screen'>) {
  const { t } = useTranslation();
  const { screen: shownScreen } = useScreen();
  return (
    <>
      <PageHeader title={shownScreen && t(`app.titles.${shownScreen.title}`)} />
      <Card>
        <EmptyState
          icon={<IconSparkles size={24} stroke={1.75} />}
          title={t('premium.required')}
          text={t(`premium.screens.${screen}`)}
          action={
            <Button component={Link} to={paths.premium}>
              {t('premium.about')}
            </Button>
          }
        />
      </Card>
    </>
  );
}

/** Notices the end of Premium when the server refuses a call for it, and then fetches the profile again. */
function useEndOfPremium(): void {
  const client = useQueryClient();
  useFetchErrors((error) => {
    if (!(error instanceof ApiError) || error.code !== 'premiumRequired') return;
    client.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, hasPremium: false });
    void client.invalidateQueries(profileQuery);
  });
}
