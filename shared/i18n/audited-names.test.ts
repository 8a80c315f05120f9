import { expect, it } from 'vitest';
import { ACT_VALUE_NAMES } from '../contract/audit.ts';
import { SECRET_NAMES, SystemSettings } from '../contract/system-settings.ts';
import { adminTexts } from './en/admin-texts.ts';

// Spanish has the same keys; the server writes no others, which its types see to.
it('has words for everything that the audit log says has changed', () => {
  const { audit, systemSettings } = adminTexts;
  expect(Object.keys(audit.changes.names).toSorted()).toEqual([...ACT_VALUE_NAMES].toSorted());
  const settings = [...Object.keys(SystemSettings.shape), ...SECRET_NAMES];
  expect(settings.filter((name) => !Object.hasOwn(systemSettings.names, name))).toEqual([]);
});
