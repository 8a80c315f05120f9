import type { ReactNode } from 'react';
import { CadenceFields } from '#web/ui/schedule/cadence-fields.tsx';
import { DaysPreview } from '#web/ui/schedule/days-preview.tsx';
import { EndFields } from '#web/ui/schedule/end-fields.tsx';
import { MoreOptions } from '#web/ui/schedule/more-options.tsx';
import type { DayReader, ScheduleForm } from '#web/ui/schedule/typed-schedule.ts';

type Props = {
  form: ScheduleForm & { reader: DayReader };
  isNew: boolean;
  /** Further fields behind 'More options', with what brings those in sight. */
  more?: { isUsed: boolean; hasError: boolean; fields: ReactNode };
};

/** The fields for how often a transfer repeats, with the next days. */
export function RepeatFields({ form, isNew, more }: Props) {
  const hasEndError = form.field('endDay').error !== undefined;
  return (
    <>
      <CadenceFields form={form} />
      <DaysPreview typed={form.values} reader={form.reader} isNew={isNew} />
      <MoreOptions isUsed={more?.isUsed ?? false} hasError={hasEndError || (more?.hasError ?? false)}>
        <EndFields form={form} />
        {more?.fields}
      </MoreOptions>
    </>
  );
}
