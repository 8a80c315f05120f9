import { expect, it } from 'vitest';
import { ACT_VALUE_NAMES } from '../contract/audit.ts';
import { SECRET_NAMES, SystemSettings } from '../contract/setting-values.ts';
import { adminTexts } from './en/admin-texts.ts';

// Types make sure that Spanish has the same keys and that the server writes no others.
it('every name of a changed value in the audit log has a text', () => {
  const { audit, systemSettings } = adminTexts;
  expect(Object.keys(audit.changes.names).toSorted()).toEqual([...ACT_VALUE_NAMES].toSorted());
  const settings = [...Object.keys(SystemSettings.shape), ...SECRET_NAMES];
  expect(settings.filter((name) => !Object.hasOwn(systemSettings.names, name))).toEqual([]);
});
