import { useTranslation } from 'react-i18next';
import { useProfile } from '#web/lib/session/profile.ts';

/** The plan of the account, the same as in the API and in the administration. */
export function PlanSentence() {
  const { t } = useTranslation();
  const { plan } = useProfile();
  return t(`premium.subtitle.${plan}`);
}
