import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { saveLocation, type City } from '#shared/contract/location.ts';
import { COUNTRIES, countryName } from '#shared/countries.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { useUnsaved } from '#web/lib/form/unsaved.tsx';
import { BusyButton } from '#web/ui/busy-button.tsx';
import classes from './location-section.module.css';

type Props = { initial: City | undefined; onSave: (place: City) => Promise<unknown>; onCancel: () => void };

/** A city to type, and a country to choose. */
export function LocationForm({ initial, onSave, onCancel }: Props) {
  const { t } = useTranslation();
  const form = useForm({
    initial: initial ?? { city: '', country: '' },
    schema: saveLocation.body,
    send: async ({ city = '', country = '' }) => onSave({ city, country }),
  });
  const countries = useCountries(form.values.country);
  useUnsaved(t('location.title'), form.isDirty);
  return (
    <form className={`grid gap-16 ${classes.form}`} {...form.props}>
      <TextInput
        {...byEvent(form.field('city'))}
        label={t('location.city')}
        autoComplete="address-level2"
        data-autofocus
      />
      <NativeSelect
        {...byEvent(form.field('country'))}
        label={t('location.country')}
        data={countries}
        autoComplete="country"
      />
      <div className={`flex wrap gap-10 ${classes.actions}`}>
        <Button variant="default" onClick={onCancel}>
          {t('location.cancel')}
        </Button>
        <BusyButton type="submit" isBusy={form.isBusy}>
          {t('location.save')}
        </BusyButton>
      </div>
    </form>
  );
}

/** Every country by name, after the chosen one if that is empty or not in the list. */
function useCountries(chosenCountry: string) {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const names = COUNTRIES.map((code) => ({ value: code, label: countryName(code, i18n.language) }));
    const sorted = names.toSorted((a, b) => a.label.localeCompare(b.label, i18n.language));
    return COUNTRIES.includes(chosenCountry)
      ? sorted
      : [{ value: chosenCountry, label: chosenCountry }, ...sorted];
  }, [chosenCountry, i18n.language]);
}
