import { Button } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsaved } from '#web/lib/form/unsaved.tsx';
import { isProofMissing } from '#web/lib/api/proof.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import type { FieldsProps, GroupName, GroupProps } from './groups.ts';
import classes from './system-settings.module.css';
import { useSettingsForm } from './use-settings-form.ts';

type Props = GroupProps & {
  name: GroupName;
  fields: ComponentType<FieldsProps>;
  /** Parts of the group that are saved separately. */
  children: ReactNode;
};

/** A few settings that are saved together. */
export function SettingsGroup({ name, stored, fields: Fields, children }: Props) {
  const { t } = useTranslation();
  const title = t(`systemSettings.groups.${name}`);
  const form = useSettingsForm(stored);
  useUnsaved(title, form.isDirty);
  return (
    <Card title={title}>
      <form className={`grid align-start ${classes.form}`} {...form.props}>
        <Fields form={form} />
        <Failure form={form} />
        <Buttons form={form} />
      </form>
      {children}
    </Card>
  );
}

function Failure({ form: { failure, error } }: FieldsProps) {
  if (failure === undefined || isProofMissing(error)) return null;
  return (
    <div className={classes.wide}>
      <FormAlert message={failure} />
    </div>
  );
}

function Buttons({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={`flex wrap at-end gap-10 ${classes.wide}`}>
      {form.isDirty && (
        <Button variant="default" onClick={() => form.reset()} disabled={form.isBusy}>
          {t('systemSettings.discard')}
        </Button>
      )}
      <BusyButton type="submit" isBusy={form.isBusy} disabled={!form.isDirty}>
        {t('systemSettings.save')}
      </BusyButton>
    </div>
  );
}
