import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { getBudgets } from '#shared/contract/budgets.ts';
import { listGoals } from '#shared/contract/goals.ts';
import { updateProfile } from '#shared/contract/profile-changes.ts';
import { listRecurring } from '#shared/contract/recurring.ts';
import { listRecentTransactions } from '#shared/contract/transactions.ts';
import { call } from '#web/lib/api/call.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { useUnsaved } from '#web/lib/form/unsaved.tsx';
import { useProfile } from '#web/lib/session/profile.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CurrencyDialog } from './currency-dialog.tsx';
import { dayName, FIRST_DAYS, toFirstDay } from './first-day.ts';
import classes from './profile.module.css';
import { CurrencyField, TimeZoneField } from './region-fields.tsx';
import { Setting } from './setting.tsx';
import { useSaveProfile } from './use-save-profile.ts';

/** Currency, time zone and the first day of the week. */
export function RegionSection() {
  const { t } = useTranslation();
  const { currency } = useProfile();
  const hasAmounts = useHasAmounts();
  const [isAsking, setIsAsking] = useState(false);
  const form = useRegionForm();

  function submit(event: FormEvent): void {
    const isQuestion = hasAmounts && form.values.currency !== currency;
    if (!isQuestion) return form.props.onSubmit(event);
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

/** Returns false until the answer is known; meanwhile the server refuses a currency that cannot be used. */
function useHasAmounts(): boolean {
  const { data } = useQuery({
    queryKey: ['any-amount'],
    meta: { refetchOn: ['records'] },
    queryFn: ({ signal }) => findAnyAmount(signal),
  });
  return data ?? false;
}

/** Asks for each list only if the ones before it are empty. */
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
