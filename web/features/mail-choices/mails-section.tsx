import { Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CHOSEN_MAILS, mailAddressLink } from '#shared/contract/mail-choices.ts';
import { call } from '#web/lib/api/call.ts';
import { instanceQuery } from '#web/lib/api/instance.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { useSavePreferences } from '#web/lib/session/save-preferences.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useErrorToast, useProfileErrorToast } from '#web/ui/use-error-toast.ts';
import classes from './mails-section.module.css';

/** The mails, and the option of the monthly report to contain amounts. */
const SWITCHES = [...CHOSEN_MAILS, 'monthAmounts'] as const;

/** The mails that somebody can switch on, or why they cannot. */
export function MailsSection() {
  const { t } = useTranslation();
  const { mails } = useProfile();
  const obstacle = useObstacle();
  // If the installation sends no mail, only mails that are on have a switch, so that they can be switched off.
  const shownSwitches = SWITCHES.filter(
    (mail) => obstacle !== 'noMail' || mails[mail === 'monthAmounts' ? 'monthReport' : mail],
  );
  const { mutate } = useSavePreferences(useProfileErrorToast());
  return (
    <Card title={t('mailChoices.title')}>
      <div className="stack gap-20">
        {obstacle !== undefined && <Obstacle obstacle={obstacle} />}
        {shownSwitches.map((mail) => (
          <MailSwitch
            key={mail}
            mail={mail}
            isPossible={obstacle === undefined}
            onChange={(isOn) => mutate({ mails: { ...mails, [mail]: isOn } })}
          />
        ))}
      </div>
    </Card>
  );
}

type SwitchProps = {
  mail: (typeof SWITCHES)[number];
  /** Whether mails can be switched on at all. */
  isPossible: boolean;
  onChange: (isOn: boolean) => void;
};

/** Switches a mail on or off. A mail that is on can always be switched off. */
function MailSwitch({ mail, isPossible, onChange }: SwitchProps) {
  const { t } = useTranslation();
  const { mails, hasPremium } = useProfile();
  const isLocked = mail === 'monthReport' && !hasPremium;
  const isDisabled = mail === 'monthAmounts' ? !mails.monthReport : !mails[mail] && (!isPossible || isLocked);
  const hint = t(`mailChoices.${mail}Hint`);
  return (
    <Switch
      classNames={{
        body: classes.body ?? '',
        labelWrapper: classes.words ?? '',
        track: classes.track ?? '',
      }}
      labelPosition="left"
      label={t(`mailChoices.${mail}`)}
      description={isLocked ? `${hint} ${t('mailChoices.monthReportPremium')}` : hint}
      checked={mails[mail]}
      disabled={isDisabled}
      onChange={({ currentTarget: { checked } }) => onChange(checked)}
    />
  );
}

type ObstacleName = 'noMail' | 'notConfirmed';

/** Says why no mail can be switched on, and offers a link that confirms the address. */
function Obstacle({ obstacle }: { obstacle: ObstacleName }) {
  const { t } = useTranslation();
  const { email } = useProfile();
  const link = useMutation({
    mutationFn: () => call(mailAddressLink, {}),
    onError: useErrorToast(),
  });
  return (
    <div className={`grid gap-12 hover-color rounded text-14 lines-140 ${classes.obstacle}`}>
      <p>{t(`mailChoices.${obstacle}`)}</p>
      {obstacle === 'notConfirmed' && (
        <>
          <BusyButton variant="light" isBusy={link.isPending} onClick={() => link.mutate()}>
            {t(link.isSuccess ? 'mailChoices.mailAgain' : 'mailChoices.mailLink')}
          </BusyButton>
          <p role="status">{link.isSuccess && t('mailChoices.linkMailed', { email })}</p>
        </>
      )}
    </div>
  );
}

/** The reason why no mail can be switched on, if there is one. */
function useObstacle(): ObstacleName | undefined {
  const { isEmailConfirmed } = useProfile();
  const instance = useQuery(instanceQuery);
  if (instance.data?.mail === false) return 'noMail';
  return isEmailConfirmed ? undefined : 'notConfirmed';
}
