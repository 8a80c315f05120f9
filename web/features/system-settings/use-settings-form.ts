import { type SettingName, type SystemSettings } from '#shared/contract/setting-values.ts';
import {
  changeSettings,
  type SettingChanges,
  type StoredSettings,
} from '#shared/contract/system-settings.ts';
import { useForm, type Form } from '#web/lib/form/use-form.ts';
import { useSaveSettings } from './api.ts';

/** The stored or typed values, which may be invalid. The server never sends the password. */
type Typed = { [Name in SettingName]: SystemSettings[Name] | string } & {
  smtpPassword: string | null | undefined;
};

export type SettingsForm = Form<Typed> & { stored: StoredSettings };

/** A form of some settings that sends only the changed ones. */
export function useSettingsForm(stored: StoredSettings): SettingsForm {
  const save = useSaveSettings();
  const initial = { ...stored.settings, smtpPassword: undefined };
  const form = useForm<Typed, SettingChanges>({
    initial,
    schema: changeSettings.body,
    toBody: (typed) => findChanges(typed, initial),
    send: async (changes, reset) => {
      await save(changes);
      reset();
    },
  });
  return { ...form, stored };
}

function findChanges(typed: Typed, initial: Typed): Partial<Typed> {
  const entries = Object.entries(typed) as [keyof Typed, unknown][];
  return Object.fromEntries(
    entries.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(initial[name])),
  );
}
