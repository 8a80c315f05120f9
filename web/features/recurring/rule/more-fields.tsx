import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { byEvent } from '#web/lib/form/by-event.ts';
import { EndFields } from '#web/ui/schedule/end-fields.tsx';
import { MoreOptions } from '#web/ui/schedule/more-options.tsx';
import { TagsField } from '#web/ui/tags-field.tsx';
import type { RuleFormState } from './use-rule-form.ts';

type Props = { form: RuleFormState };

/** The fields that few users need: weekends, last day, note and tags. */
export function MoreFields({ form }: Props) {
  const { t } = useTranslation();
  const { shift, endDay, note, tags } = form.values;
  const isUsed = shift !== 'none' || [endDay, note, tags].some((text) => text !== '');
  const hasError = (['endDay', 'note', 'tags'] as const).some((name) => form.field(name).error !== undefined);
  return (
    <MoreOptions isUsed={isUsed} hasError={hasError}>
      <EndFields form={form} />
      <Textarea
        {...byEvent(form.field('note'))}
        label={t('transactions.fields.note')}
        autoComplete="off"
        autosize
        minRows={2}
        maxRows={8}
      />
      <TagsField {...form.field('tags')} isFocused={false} />
    </MoreOptions>
  );
}
