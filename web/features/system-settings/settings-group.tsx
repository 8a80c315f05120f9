import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredSettings } from '#shared/contract/system-settings.ts';
import { useUnsaved } from '#web/lib/form/unsaved.tsx';
import { isProofMissing } from '#web/lib/api/proof.ts';
import { Card } from '#web/ui/card.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import classes from './system-settings.module.css';
import { useSettingsForm, type SettingsForm } from './use-settings-form.ts';

type Props = {
  title: string;
  stored: StoredSettings;
  children: (form: SettingsForm) => ReactNode;
  /** Parts of the group that are saved separately. */
  below?: ReactNode;
};

/** A few settings that are saved together. */
export function SettingsGroup({ title, stored, children, below }: Props) {
  const { t } = useTranslation();
  const form = useSettingsForm(stored);
  useUnsaved(title, form.isDirty);
  return (
    <Card title={title}>
      <form className={classes.form} {...form.props}>
        {children(form)}
        {form.failure !== undefined && !isProofMissing(form.error) && (
          <div className={classes.wide}>
            <FormAlert message={form.failure} />
          </div>
        )}
        <div className={`${classes.actions} ${classes.wide}`}>
          {form.isDirty && (
            <Button variant="default" onClick={() => form.reset()} disabled={form.isBusy}>
              {t('systemSettings.discard')}
            </Button>
          )}
          <Button type="submit" loading={form.isBusy} disabled={!form.isDirty}>
            {t('systemSettings.save')}
          </Button>
        </div>
      </form>
      {below}
    </Card>
  );
}
