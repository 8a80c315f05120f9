import type { StoredSettings } from '#shared/contract/system-settings.ts';

export type GroupProps = { stored: StoredSettings };
