import type { StoredSettings } from '#shared/contract/system-settings.ts';
import type { SettingsForm } from './use-settings-form.ts';

/** The groups of the screen, in their order. */
export const GROUPS = [
  'general',
  'registration',
  'premium',
  'security',
  'mail',
  'privacy',
  'data',
  'maintenance',
  'health',
] as const;
export type GroupName = (typeof GROUPS)[number];

export type GroupProps = { stored: StoredSettings };
export type FieldsProps = { form: SettingsForm };
