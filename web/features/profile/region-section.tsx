import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { listRecentTransactions } from '#shared/contract/transactions.ts';
import { currencyDecimals, formatAmount } from '#shared/money.ts';
import { call } from '#web/lib/call.ts';
import { currencyOptions } from '#web/lib/currency-options.ts';
import { useFormat } from '#web/lib/format.ts';
import { useProfile } from '#web/lib/profile.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { Card } from '#web/ui/card.tsx';
import { SearchSelect } from '#web/ui/search-select.tsx';
import { CurrencyDialog } from './currency-dialog.tsx';
import classes from './profile.module.css';
import { Setting } from './setting.tsx';
import { timeZoneOptions } from '#web/lib/time-zones.ts';
import { useSaveProfile } from './use-save-profile.ts';

const FIRST_DAYS = ['1', '0', '6'] as const;
const EXAMPLE_AMOUNT = 1234.5;

/** Currency, time zone and the first day of the week. */
export function RegionSection() {
  const { t, i18n } = useTranslation();
  const { locale } = useFormat();
  const { currency, timeZone, firstDayOfWeek } = useProfile();
  const queryClient = useQueryClient();
  const { save, isPending } = useSaveProfile();
  const hasRecords = useHasRecords();
  const [values, setValues] = useState({ currency, timeZone, firstDay: toFirstDay(firstDayOfWeek) });
  const [isAsking, setIsAsking] = useState(false);
  const decimals = currencyDecimals(currency);
  const currencies = useMemo(() => currencyOptions(i18n.language), [i18n.language]);
  const zones = useMemo(() => timeZoneOptions(timeZone, Date.now()), [timeZone]);
  const set = (changes: Partial<typeof values>) => setValues((before) => ({ ...before, ...changes }));

  async function saveAll(): Promise<void> {
    setIsAsking(false);
    const changes = { currency: values.currency, timeZone: values.timeZone };
    const isSaved = await save({ ...changes, firstDayOfWeek: toDayNumber(values.firstDay) });
    if (isSaved) await queryClient.invalidateQueries({ queryKey: queryKeys.summaries });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    if (hasRecords && values.currency !== currency) setIsAsking(true);
    else void saveAll();
  }

  return (
    <Card title={t('profile.region')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <SearchSelect
          label={t('profile.currency')}
          // Only what the server would take.
          options={
            hasRecords ? currencies.filter(({ value }) => currencyDecimals(value) === decimals) : currencies
          }
          value={values.currency}
          onChange={(chosen) => set({ currency: chosen })}
          nothingFound={t('profile.currencyUnknown')}
          hint={
            <>
              {t('profile.currencyExample', {
                example: formatAmount(exampleIn(values.currency), values.currency, locale),
              })}
              {hasRecords && (
                <>
                  <br />
                  {t('profile.currencyLocked', { count: decimals })}
                </>
              )}
            </>
          }
        />
        <SearchSelect
          label={t('profile.timeZone')}
          options={zones}
          value={values.timeZone}
          onChange={(chosen) => set({ timeZone: chosen })}
          nothingFound={t('profile.timeZoneUnknown')}
          hint={t('profile.timeZoneNow', { time: timeIn(values.timeZone, locale) })}
        />
        <Setting
          label={t('profile.firstDay')}
          options={FIRST_DAYS.map((value) => ({ value, label: dayName(value, i18n.language) }))}
          value={values.firstDay}
          onChange={(firstDay) => set({ firstDay })}
        />
        <div className={classes.actions}>
          <Button type="submit" loading={isPending}>
            {t('profile.save')}
          </Button>
        </div>
      </form>
      <CurrencyDialog
        from={currency}
        to={values.currency}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void saveAll()}
      />
    </Card>
  );
}

/** Until it is known, the currency is asked for as if there were none; the server would refuse it then. */
function useHasRecords(): boolean {
  const { data } = useQuery({
    queryKey: queryKeys.anyRecord,
    queryFn: ({ signal }) => call(listRecentTransactions, { query: { limit: 1 } }, { signal }),
  });
  return data !== undefined && data.items.length > 0;
}

type FirstDay = (typeof FIRST_DAYS)[number];

function toFirstDay(day: number): FirstDay {
  return FIRST_DAYS.find((each) => Number(each) === day) ?? '1';
}

function toDayNumber(day: FirstDay): 0 | 1 | 6 {
  return ({ '0': 0, '1': 1, '6': 6 } as const)[day];
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
