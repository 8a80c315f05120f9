import { useTranslation } from 'react-i18next';
import { Button, PasswordInput } from '@mantine/core';
import { bannerName } from '#shared/banner.ts';
import { REGISTRATIONS } from '#shared/contract/instance.ts';
import { BACKUP_SCHEDULES, MAIL_SECURITIES, MAIL_SERVER_NAMES } from '#shared/contract/setting-values.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { PREMIUM_MODES } from '#shared/premium.ts';
import type { FieldsProps } from './groups.ts';
import { ChoiceSetting, LinesSetting, NumberSetting, SwitchSetting, TextSetting } from './setting-fields.tsx';
import classes from './system-settings.module.css';

// The fields of the smaller groups of settings.

export function RegistrationFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <ChoiceSetting
        form={form}
        name="registration"
        options={REGISTRATIONS.map((value) => ({ value, label: t(`systemSettings.registrations.${value}`) }))}
      />
      <LinesSetting form={form} name="allowedDomains" hint={t('systemSettings.hints.allowedDomains')} />
      <SwitchSetting
        form={form}
        name="emailVerification"
        hint={t('systemSettings.hints.emailVerification')}
      />
    </>
  );
}

export function PremiumFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <ChoiceSetting
      form={form}
      name="premiumMode"
      isWide
      options={PREMIUM_MODES.map((value) => ({ value, label: t(`systemSettings.premiumModes.${value}`) }))}
      hint={t('systemSettings.hints.premiumMode')}
    />
  );
}

const SECURITY_NUMBERS = [
  'minPasswordLength',
  'sessionDays',
  'failuresPerAccount',
  'failuresPerAddress',
] as const;

export function SecurityFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      {SECURITY_NUMBERS.map((name) => (
        <NumberSetting key={name} form={form} name={name} hint={t(`systemSettings.hints.${name}`)} />
      ))}
      <SwitchSetting form={form} name="adminResetLinks" hint={t('systemSettings.hints.adminResetLinks')} />
      <SwitchSetting
        form={form}
        name="adminsNeedTwoStep"
        hint={t('systemSettings.hints.adminsNeedTwoStep')}
      />
    </>
  );
}

export function PrivacyFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <SwitchSetting form={form} name="analytics" hint={t('systemSettings.hints.analytics')} />
      <NumberSetting form={form} name="statisticsDays" hint={t('systemSettings.hints.statisticsDays')} />
    </>
  );
}

export function DataFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <ChoiceSetting
        form={form}
        name="backupSchedule"
        options={BACKUP_SCHEDULES.map((value) => ({ value, label: t(`systemSettings.schedules.${value}`) }))}
      />
      <NumberSetting form={form} name="backupsKept" hint={t('systemSettings.hints.backupsKept')} />
      <NumberSetting
        form={form}
        name="importedRowsPerAccount"
        hint={t('systemSettings.hints.importedRowsPerAccount')}
      />
    </>
  );
}

export function MaintenanceFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <SwitchSetting form={form} name="isReadOnly" hint={t('systemSettings.hints.isReadOnly')} />
      {LANGUAGES.map((language) => (
        <TextSetting
          key={language}
          form={form}
          name={bannerName(language)}
          isOptional
          isWide
          {...(language === LANGUAGES.at(-1) ? { hint: t('systemSettings.hints.banner') } : {})}
        />
      ))}
    </>
  );
}

export function MailFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  const fromHint = t('systemSettings.hints.mailFrom');
  return (
    <>
      <TextSetting form={form} name="smtpHost" isOptional />
      <NumberSetting form={form} name="smtpPort" />
      <ChoiceSetting
        form={form}
        name="smtpSecurity"
        options={MAIL_SECURITIES.map((value) => ({ value, label: t(`systemSettings.securities.${value}`) }))}
      />
      <TextSetting form={form} name="smtpUser" isOptional />
      <PasswordSetting form={form} />
      <TextSetting form={form} name="mailFrom" type="email" isOptional hint={fromHint} />
    </>
  );
}

/** The password can be replaced or removed; the server never sends it. */
function PasswordSetting({ form }: FieldsProps) {
  const { t } = useTranslation();
  const { values, stored } = form;
  const isElsewhere = MAIL_SERVER_NAMES.some((name) => values[name] !== stored.settings[name]);
  const isStored = stored.secrets.smtpPassword && values.smtpPassword !== null;
  const isFixed = stored.fixed.smtpHost !== undefined;
  return (
    <div className={`flex wrap align-start ${classes.secret}`}>
      <PasswordInput
        {...form.field('smtpPassword')}
        className="grow shrink"
        label={t('systemSettings.names.smtpPassword')}
        autoComplete="new-password"
        value={values.smtpPassword ?? ''}
        onChange={({ currentTarget: { value } }) =>
          form.set({ smtpPassword: value === '' ? undefined : value })
        }
        description={
          isFixed
            ? t('systemSettings.fixed', { variable: stored.fixed.smtpHost })
            : t(`systemSettings.hints.${passwordHint(isStored, isElsewhere)}`)
        }
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        visibilityToggleButtonProps={{ 'aria-label': t('app.showPassword') }}
        disabled={isFixed}
      />
      {isStored && !isElsewhere && !isFixed && (
        <Button variant="subtle" color="red" onClick={() => form.set({ smtpPassword: null })}>
          {t('systemSettings.mail.removePassword')}
        </Button>
      )}
    </div>
  );
}

/** The server discards the stored password when the mail server changes. */
function passwordHint(isStored: boolean, isElsewhere: boolean) {
  if (!isStored) return 'smtpPassword';
  return isElsewhere ? 'smtpPasswordAgain' : 'smtpPasswordSet';
}
