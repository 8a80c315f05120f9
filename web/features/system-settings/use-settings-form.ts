import { type SettingName, type SystemSettings } from '#shared/contract/setting-values.ts';
import {
  changeSettings,
  type SettingChanges,
  type StoredSettings,
} from '#shared/contract/system-settings.ts';
import { useForm, type Form } from '#web/lib/form/use-form.ts';
import { useSaveSettings } from './api.ts';

/** The stored or typed values, which may be invalid. The server never sends the password. */
type SettingsValues = { [Name in SettingName]: SystemSettings[Name] | string } & {
  smtpPassword: string | null | undefined;
};

export type SettingsForm = Form<SettingsValues> & { stored: StoredSettings };

/** A form of some settings that sends only the changed ones. */
export function useSettingsForm(stored: StoredSettings): SettingsForm {
  const save = useSaveSettings();
  const initial = { ...stored.settings, smtpPassword: undefined };
  const form = useForm<SettingsValues, SettingChanges>({
    initial,
    schema: changeSettings.body,
    toBody: (values) => findChanges(values, initial),
    send: async (changes, reset) => {
      await save(changes);
      reset();
    },
  });
  return { ...form, stored };
}

function findChanges(values: SettingsValues, initial: SettingsValues): Partial<SettingsValues> {
  const entries = Object.entries(values) as [keyof SettingsValues, unknown][];
  return Object.fromEntries(
    entries.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(initial[name])),
  );
}
