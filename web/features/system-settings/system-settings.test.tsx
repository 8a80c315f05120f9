import { describe, expect, it } from 'vitest';
import { SECRET_NAMES, SystemSettings } from '#shared/contract/setting-values.ts';
import { SystemSettingsScreen } from './system-settings.tsx';
import { renderSettings } from './testing/render-settings.tsx';

const NAMES = [...Object.keys(SystemSettings.shape), ...SECRET_NAMES];

const html = await renderSettings(<SystemSettingsScreen invites={null} backups={null} />);
/** A choice from a long list names its field by `data-field`. */
const FIELD = /<(?:input|textarea)\b[^>]* (?:name|data-field)="(\w+)"/g;
const fields = new Set(Array.from(html.matchAll(FIELD), ([, name]) => name));

describe('the settings screen', () => {
  it.each(NAMES)('has a field for %s', (name) => {
    expect(fields).toContain(name);
  });
});
