import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMemo, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { saveLocation, type City } from '#shared/contract/location.ts';
import { COUNTRIES, countryName } from '#shared/countries.ts';
import { checkFields, type FieldErrors } from '#web/lib/field-errors.ts';
import { useFieldErrorText } from '#web/ui/error-text.ts';
import classes from './location-section.module.css';

type Props = { initial: City | undefined; onSave: (place: City) => void; onCancel: () => void };

/** City and country by hand; the country from the list, in the reader's language. */
export function LocationForm({ initial, onSave, onCancel }: Props) {
  const { t } = useTranslation();
  const errorText = useFieldErrorText();
  const [city, setCity] = useState(initial?.city ?? '');
  const [country, setCountry] = useState(initial?.country ?? '');
  const [errors, setErrors] = useState<FieldErrors>({});
  const cityInput = useRef<HTMLInputElement>(null);
  const countrySelect = useRef<HTMLSelectElement>(null);
  const countries = useCountries(country);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const checked = checkFields(saveLocation.body, { city, country });
    if (checked.ok) return onSave({ city: city.trim(), country });
    setErrors(checked.errors);
    if (checked.errors['city']) cityInput.current?.focus();
    else countrySelect.current?.focus();
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        ref={cityInput}
        label={t('location.city')}
        value={city}
        onChange={(event) => setCity(event.currentTarget.value)}
        error={errorText(errors['city'])}
        autoComplete="address-level2"
        data-autofocus
      />
      <NativeSelect
        ref={countrySelect}
        label={t('location.country')}
        data={countries}
        value={country}
        onChange={(event) => setCountry(event.currentTarget.value)}
        error={errorText(errors['country'])}
        autoComplete="country"
      />
      <div className={classes.actions}>
        <Button type="submit">{t('location.save')}</Button>
        <Button variant="default" onClick={onCancel}>
          {t('location.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Every country by name, and before them what is chosen now where it is nothing or no country of the list. */
function useCountries(chosen: string) {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const names = COUNTRIES.map((code) => ({ value: code, label: countryName(code, i18n.language) }));
    const sorted = names.toSorted((a, b) => a.label.localeCompare(b.label, i18n.language));
    return COUNTRIES.includes(chosen) ? sorted : [{ value: chosen, label: chosen }, ...sorted];
  }, [chosen, i18n.language]);
}
