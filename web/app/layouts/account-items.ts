import {
  IconCookie,
  IconHelpCircle,
  IconKeyboard,
  IconLayoutDashboard,
  IconShieldCog,
  IconSparkles,
  IconUser,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { useOpenCookieSettings } from '#web/features/consent/use-consent.ts';
import { showShortcutsHelp } from '#web/features/shortcuts/help-state.ts';
import { useHasEveryonePremium } from '#web/lib/api/instance.ts';
import { useLocation } from '#web/lib/navigation/hooks.ts';
import { useProfile } from '#web/lib/session/profile.ts';

/** An entry opens a screen (`to`) or runs `onClick`. */
export type AccountItem = {
  key: string;
  label: string;
  Icon: typeof IconUser;
  to?: string;
  onClick?: () => void;
};

/** The entries of the account's menu before the preferences and the logout. Phones get no entry for the shortcuts. */
export function useAccountItems({ isPhone }: { isPhone: boolean }): AccountItem[] {
  const { t } = useTranslation();
  const { isAdmin } = useProfile();
  const hasEveryonePremium = useHasEveryonePremium();
  const isInAdministration = useLocation().pathname.startsWith(paths.admin);
  const openCookieSettings = useOpenCookieSettings();
  const ownFinances = { key: 'ownFinances', to: paths.dashboard, Icon: IconLayoutDashboard } as const;
  const administration = { key: 'administration', to: paths.adminDashboard, Icon: IconShieldCog } as const;
  const items = [
    isAdmin && (isInAdministration ? ownFinances : administration),
    { key: 'profile', to: paths.profile, Icon: IconUser } as const,
    !hasEveryonePremium && ({ key: 'premium', to: paths.premium, Icon: IconSparkles } as const),
    // Administrators answer the questions of the others.
    !isAdmin && ({ key: 'support', to: paths.support, Icon: IconHelpCircle } as const),
    !isPhone && ({ key: 'shortcuts', onClick: () => showShortcutsHelp(true), Icon: IconKeyboard } as const),
  ].filter((item) => item !== false);
  return [
    ...items.map((item) => ({ ...item, label: t(`app.navigation.${item.key}`) })),
    { key: 'cookies', label: t('app.cookieSettings'), onClick: openCookieSettings, Icon: IconCookie },
  ];
}
