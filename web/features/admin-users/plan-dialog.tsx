import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { setPlan } from '#shared/contract/admin-users.ts';
import { readDay } from '#web/lib/format/read-day.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { UnsavedDialog, useUnsaved } from '#web/lib/form/unsaved.tsx';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import type { Person } from './account-actions.ts';
import { useSetPlan } from './api.ts';
import classes from './details.module.css';

const PLANS = ['free', 'premium'] as const;
const LAST_DAY = '2199-12-31';

type PlanValues = { plan: (typeof PLANS)[number]; until: string };

type Props = { person: Person; isOpen: boolean; onClose: () => void; onClosed: () => void };

export function PlanDialog({ person, onClose, ...dialog }: Props) {
  const { t } = useTranslation();
  const title = t('adminUsers.plan.title', { name: person.displayName });
  return (
    <UnsavedDialog {...dialog} onClose={onClose} returnFocus={false} title={title}>
      {(leave) => <PlanForm person={person} title={title} onDone={onClose} onCancel={leave} />}
    </UnsavedDialog>
  );
}

type FormProps = { person: Person; title: string; onDone: () => void; onCancel: () => void };

function PlanForm({ person, title, onDone, onCancel }: FormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const form = usePlanForm(person, onDone);
  const { values, set } = form;
  useUnsaved(title, form.isDirty);
  return (
    <form className="grid gap-16" {...form.props}>
      <FormAlert message={form.failure} />
      {person.premiumRequestedAt !== null && <p className={classes.own}>{t('adminUsers.plan.requested')}</p>}
      <Choice
        label={t('adminUsers.plan.plan')}
        name="plan"
        options={PLANS.map((value) => ({ value, label: t(`adminUsers.plans.${value}`) }))}
        value={values.plan}
        onChange={(plan) => set({ plan })}
      />
      {values.plan === 'premium' && (
        <DayField
          {...form.field('until')}
          label={t('adminUsers.plan.until')}
          help={t('adminUsers.plan.untilHelp')}
          isRequired={false}
          min={format.today()}
          max={LAST_DAY}
        />
      )}
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
        <BusyButton type="submit" isBusy={form.isBusy}>
          {t('adminUsers.plan.save')}
        </BusyButton>
      </DialogActions>
    </form>
  );
}

function usePlanForm({ id, plan, premiumUntil, premiumRequestedAt }: Person, onDone: () => void) {
  const format = useFormat();
  const save = useSetPlan();
  const toDay = (text: string) => readDay(text, format.locale, format.today());
  const initial: PlanValues = {
    plan: premiumRequestedAt === null ? plan : 'premium',
    until: premiumUntil === null ? '' : format.day(premiumUntil),
  };
  return useForm({
    initial,
    schema: setPlan.body,
    toBody: (values: PlanValues) => ({
      plan: values.plan,
      until: values.plan === 'premium' ? (toDay(values.until) ?? null) : null,
    }),
    check: ({ plan: chosenPlan, until }) => {
      const isInvalid = chosenPlan === 'premium' && until.trim() !== '' && toDay(until) === undefined;
      return isInvalid ? { until: 'invalidDate' as const } : {};
    },
    send: async (body) => {
      await save(id, body);
      onDone();
    },
  });
}
