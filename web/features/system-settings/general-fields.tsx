import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_FACTS, LANGUAGES } from '#shared/languages.ts';
import { PAGE_SIZES } from '#shared/limits.ts';
import { currencyOptions } from '#web/lib/format/currency-options.ts';
import { timeZoneOptions } from '#web/lib/format/time-zones.ts';
import type { FieldsProps } from './groups.ts';
import { HttpsWarning } from './https-warning.tsx';
import { ChoiceSetting, SelectSetting, TextSetting } from './setting-fields.tsx';

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
