import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { updateProfile } from '#shared/contract/profile.ts';
import { listRecentTransactions } from '#shared/contract/transactions.ts';
import { currencyDecimals, formatAmount } from '#shared/money.ts';
import { call } from '#web/lib/api/call.ts';
import { currencyOptions } from '#web/lib/format/currency-options.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { useUnsaved } from '#web/lib/form/unsaved.tsx';
import { useFormat } from '#web/lib/format/format.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { Card } from '#web/ui/card.tsx';
import { SearchSelect } from '#web/ui/search-select.tsx';
import { CurrencyDialog } from './currency-dialog.tsx';
import classes from './profile.module.css';
import { Setting } from './setting.tsx';
import { timeZoneOptions } from '#web/lib/format/time-zones.ts';
import { useSaveProfile } from './use-save-profile.ts';

const FIRST_DAYS = ['1', '0', '6'] as const;
const EXAMPLE_AMOUNT = 1234.5;

/** Currency, time zone and the first day of the week. */
export function RegionSection() {
  const { t, i18n } = useTranslation();
  const { locale } = useFormat();
  const { currency, timeZone, firstDayOfWeek } = useProfile();
  const queryClient = useQueryClient();
  const { save } = useSaveProfile();
  const hasTransactions = useHasTransactions();
  const [isAsking, setIsAsking] = useState(false);
  const decimals = currencyDecimals(currency);
  const currencies = useMemo(() => currencyOptions(i18n.language), [i18n.language]);
  const zones = useMemo(() => timeZoneOptions(timeZone, Date.now()), [timeZone]);
  const form = useForm({
    initial: { currency, timeZone, firstDay: toFirstDay(firstDayOfWeek) },
    schema: updateProfile.body,
    toBody: ({ firstDay, ...rest }) => ({ ...rest, firstDayOfWeek: Number(firstDay) }),
    send: async (changes, reset) => {
      if (!(await save(changes))) return;
      reset();
      await queryClient.invalidateQueries({ queryKey: queryKeys.summaries });
    },
  });
  const { values } = form;
  useUnsaved(t('profile.region'), form.isDirty);

  function submit(event: FormEvent): void {
    const isQuestion = hasTransactions && values.currency !== currency;
    if (!isQuestion) return form.props.onSubmit(event);
    event.preventDefault();
    setIsAsking(!form.isBusy);
  }

  return (
    <Card title={t('profile.region')}>
      <form className={classes.form} {...form.props} onSubmit={submit}>
        <SearchSelect
          {...form.field('currency')}
          label={t('profile.currency')}
          // Only what the server would take.
          options={
            hasTransactions
              ? currencies.filter(({ value }) => currencyDecimals(value) === decimals)
              : currencies
          }
          nothingFound={t('profile.currencyUnknown')}
          hint={
            <>
              {t('profile.currencyExample', {
                example: formatAmount(exampleIn(values.currency), values.currency, locale),
              })}
              {hasTransactions && (
                <>
                  <br />
                  {t('profile.currencyLocked', { count: decimals })}
                </>
              )}
            </>
          }
        />
        <SearchSelect
          {...form.field('timeZone')}
          label={t('profile.timeZone')}
          options={zones}
          nothingFound={t('profile.timeZoneUnknown')}
          hint={t('profile.timeZoneNow', { time: timeIn(values.timeZone, locale) })}
        />
        <Setting
          label={t('profile.firstDay')}
          options={FIRST_DAYS.map((value) => ({ value, label: dayName(value, i18n.language) }))}
          value={values.firstDay}
          onChange={(firstDay) => form.set({ firstDay })}
        />
        <div className={classes.actions}>
          <Button type="submit" loading={form.isBusy}>
            {t('profile.save')}
          </Button>
        </div>
      </form>
      <CurrencyDialog
        from={currency}
        to={values.currency}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          form.props.onSubmit();
        }}
      />
    </Card>
  );
}

/** Until it is known, the currency is asked for as if there were none; the server would refuse it then. */
function useHasTransactions(): boolean {
  const { data } = useQuery({
    queryKey: ['any-transaction'],
    meta: { refetchOn: ['records'] },
    queryFn: ({ signal }) => call(listRecentTransactions, { query: { limit: 1 } }, { signal }),
  });
  return data !== undefined && data.items.length > 0;
}

type FirstDay = (typeof FIRST_DAYS)[number];

function toFirstDay(day: number): FirstDay {
  return FIRST_DAYS.find((each) => Number(each) === day) ?? '1';
}

/** 'Monday', as a list begins it: in Spanish it is written small elsewhere. */
function dayName(day: FirstDay, language: string): string {
  // The fourth of January 1970 was a Sunday.
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(1970, 0, 4 + Number(day)),
  );
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function exampleIn(currency: string): number {
  return currencyDecimals(currency) === 0 ? Math.round(EXAMPLE_AMOUNT) : EXAMPLE_AMOUNT;
}

function timeIn(timeZone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(Date.now());
}
