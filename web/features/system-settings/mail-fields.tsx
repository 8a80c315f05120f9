import { Button, PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MAIL_SECURITIES, MAIL_SERVER_NAMES } from '#shared/contract/setting-values.ts';
import type { FieldsProps } from './groups.ts';
import { ChoiceSetting, NumberSetting, TextSetting } from './setting-fields.tsx';
import classes from './system-settings.module.css';

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
