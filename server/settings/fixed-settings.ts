import type { Config } from '#server/config.ts';
import type { FixedSettings } from './settings.ts';

/** The settings that the environment sets, which screens then only show. */
export function fixedSettings(config: Pick<Config, 'supportEmail'>): FixedSettings {
  return config.supportEmail === undefined
    ? {}
    : { supportEmail: { value: config.supportEmail, variable: 'SUPPORT_EMAIL' } };
}
