import { useMemo, Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_FACTS, LANGUAGES } from '#shared/languages.ts';
import { PAGE_SIZES } from '#shared/limits.ts';
import { currencyOptions } from '#web/lib/format/currency-options.ts';
import { timeZoneOptions } from '#web/lib/format/time-zones.ts';
import type { FieldsProps } from './groups.ts';
import { ChoiceSetting, SelectSetting, TextSetting } from './setting-fields.tsx';
import classes from './system-settings.module.css';
import type { SettingsForm } from './use-settings-form.ts';

export function GeneralFields({ form }: FieldsProps) {
  const { t, i18n } = useTranslation();
  const { timeZone } = form.stored.settings;
  const currencies = useMemo(() => currencyOptions(i18n.language), [i18n.language]);
  const zones = useMemo(() => timeZoneOptions(timeZone, Date.now()), [timeZone]);
  return (
    <>
      <TextSetting form={form} name="instanceName" hint={t('systemSettings.hints.instanceName')} />
      <TextSetting
        form={form}
        name="publicUrl"
        type="url"
        isOptional
        hint={t('systemSettings.hints.publicUrl', { address: form.stored.ownUrl })}
      />
      <HttpsWarning form={form} />
      <TextSetting
        form={form}
        name="supportEmail"
        type="email"
        isOptional
        hint={t('systemSettings.hints.supportEmail')}
      />
      <ChoiceSetting
        form={form}
        name="defaultLanguage"
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_FACTS[value].name }))}
        hint={t('systemSettings.hints.defaultLanguage')}
      />
      <SelectSetting
        form={form}
        name="defaultCurrency"
        options={currencies}
        nothingFound={t('profile.currencyUnknown')}
        hint={t('systemSettings.hints.defaultCurrency')}
      />
      <SelectSetting
        form={form}
        name="timeZone"
        options={zones}
        nothingFound={t('profile.timeZoneUnknown')}
        hint={t('systemSettings.hints.timeZone')}
      />
      <ChoiceSetting
        form={form}
        name="pageSize"
        options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
        fromText={Number}
        hint={t('systemSettings.hints.pageSize')}
      />
    </>
  );
}

/** Warns that an https address in this field does not secure the cookies; BASE_URL at the start of the server does. */
function HttpsWarning({ form }: { form: SettingsForm }) {
  const { t } = useTranslation();
  const address = form.values.publicUrl;
  const isSecure = typeof address !== 'string' || !/^https:/i.test(address);
  if (isSecure || /^https:/i.test(form.stored.ownUrl)) return null;
  return (
    <p
      className={`rounded expense text-15 lines-140 break-anywhere ${classes.warning} ${classes.wide}`}
      role="status"
    >
      {t('systemSettings.httpsWarning')}
      <code className={classes.variable}>
        <Breakable text={`BASE_URL=${address}`} />
      </code>
    </p>
  );
}

/** A text whose line may break after separators. */
function Breakable({ text }: { text: string }) {
  return [...text.matchAll(/[^=./:]+[=./:]*/g)].map(({ 0: part, index: start }) => (
    <Fragment key={start}>
      {part}
      <wbr />
    </Fragment>
  ));
}
