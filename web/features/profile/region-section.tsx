import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { getBudgets } from '#shared/contract/budgets.ts';
import { listGoals } from '#shared/contract/goals.ts';
import { updateProfile } from '#shared/contract/profile-changes.ts';
import { listRecurring } from '#shared/contract/recurring.ts';
import { listRecentTransactions } from '#shared/contract/transactions.ts';
import { currencyDecimals, formatAmount } from '#shared/money.ts';
import { call } from '#web/lib/api/call.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { useUnsaved } from '#web/lib/form/unsaved.tsx';
import { capitalised } from '#web/lib/format/capitalised.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { Card } from '#web/ui/card.tsx';
import { QuestionDialog, type Question } from '#web/ui/question.tsx';
import classes from './profile.module.css';
import { CurrencyField, TimeZoneField } from './region-fields.tsx';
import { Setting } from './setting.tsx';
import { useSaveProfile } from './use-save-profile.ts';

export function RegionSection() {
  const { t } = useTranslation();
  const { currency } = useProfile();
  const hasAmounts = useHasAmounts();
  const [isAsking, setIsAsking] = useState(false);
  const form = useRegionForm();

  function submit(event: FormEvent): void {
    const changesCurrency = hasAmounts && form.values.currency !== currency;
    if (!changesCurrency) return form.props.onSubmit(event);
    event.preventDefault();
    setIsAsking(!form.isBusy);
  }
  function confirm(): void {
    setIsAsking(false);
    form.props.onSubmit();
  }

  const question = { isOpen: isAsking, onClose: () => setIsAsking(false), onConfirm: confirm };
  return (
    <Card title={t('profile.region')}>
      <form className={`stack gap-20 ${classes.form}`} {...form.props} onSubmit={submit}>
        <Fields form={form} hasAmounts={hasAmounts} />
        <div className={`flex wrap at-end gap-10 ${classes.actions}`}>
          <BusyButton type="submit" isBusy={form.isBusy}>
            {t('profile.save')}
          </BusyButton>
        </div>
      </form>
      <CurrencyDialog from={currency} to={form.values.currency} {...question} />
    </Card>
  );
}

type FieldsProps = { form: ReturnType<typeof useRegionForm>; hasAmounts: boolean };

function Fields({ form, hasAmounts }: FieldsProps) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <CurrencyField field={form.field('currency')} hasAmounts={hasAmounts} />
      <TimeZoneField field={form.field('timeZone')} />
      <Setting
        label={t('profile.firstDay')}
        options={FIRST_DAYS.map((value) => ({ value, label: dayName(value, i18n.language) }))}
        value={form.values.firstDay}
        onChange={(firstDay) => form.set({ firstDay })}
      />
    </>
  );
}

function useRegionForm() {
  const { t } = useTranslation();
  const { currency, timeZone, firstDayOfWeek } = useProfile();
  const queryClient = useQueryClient();
  const { save } = useSaveProfile();
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
  useUnsaved(t('profile.region'), form.isDirty);
  return form;
}

/** Whether an amount is stored; false until that is known, and meanwhile the server refuses unsuitable currencies. */
function useHasAmounts(): boolean {
  const { data } = useQuery({
    queryKey: ['any-amount'],
    meta: { refetchOn: ['records'] },
    queryFn: ({ signal }) => findAnyAmount(signal),
  });
  return data ?? false;
}

/** Fetches each list only if the earlier ones are empty. */
async function findAnyAmount(signal: AbortSignal): Promise<boolean> {
  const lists = [
    () => call(listRecentTransactions, { query: { limit: 1 } }, { signal }),
    () => call(listRecurring, {}, { signal }),
    () => call(getBudgets, {}, { signal }),
    () => call(listGoals, {}, { signal }),
  ];
  for (const list of lists) if ((await list()).items.length > 0) return true;
  return false;
}

/** The days that a week may begin with, numbered from Sunday, which is 0. */
const FIRST_DAYS = ['1', '0', '6'] as const;
type FirstDay = (typeof FIRST_DAYS)[number];

function toFirstDay(day: number): FirstDay {
  return FIRST_DAYS.find((firstDay) => Number(firstDay) === day) ?? '1';
}

/** 'Monday', with a capital in Spanish too, because the names stand in a list. */
function dayName(day: FirstDay, language: string): string {
  // The fourth of January 1970 was a Sunday.
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(1970, 0, 4 + Number(day)),
  );
  return capitalised(name, language);
}

/** Asks before existing transactions change their currency, with an example. */
function CurrencyDialog({ from, to, ...question }: Question & { from: string; to: string }) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const amount = currencyDecimals(from) === 0 ? 2550 : 25.5;
  return (
    <QuestionDialog
      {...question}
      title={t('profile.confirmCurrency.title', { currency: to })}
      confirmLabel={t('profile.confirmCurrency.confirm')}
      isDangerous={false}
    >
      <p>{t('profile.confirmCurrency.text')}</p>
      <div className={`hover-color rounded weight-600 numbers ${classes.example}`}>
        {t('profile.confirmCurrency.example', {
          before: formatAmount(amount, from, locale),
          after: formatAmount(amount, to, locale),
        })}
      </div>
    </QuestionDialog>
  );
}
