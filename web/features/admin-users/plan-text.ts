import { useTranslation } from 'react-i18next';
import type { AdminUser } from '#shared/contract/admin-users.ts';
import { useFormat } from '#web/lib/format/format.ts';

/** The plan of a user with its end: 'Premium until 31 Dec 2026', 'Premium, ended on 1 Nov 2026'. */
export function usePlanText(): (user: Pick<AdminUser, 'plan' | 'premiumUntil' | 'hasPremiumPlan'>) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ plan, premiumUntil, hasPremiumPlan }) => {
    const name = t(`adminUsers.plans.${plan}`);
    if (plan === 'free' || premiumUntil === null) return name;
    const date = format.day(premiumUntil, { dateStyle: 'medium' });
    return t(hasPremiumPlan ? 'adminUsers.plan.lasts' : 'adminUsers.plan.over', { plan: name, date });
  };
}
