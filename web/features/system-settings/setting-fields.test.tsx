import { expect, test } from 'vitest';
import { MAX_PASSWORD_MINIMUM, MIN_PASSWORD_LENGTH } from '#shared/limits.ts';
import { NumberSetting } from './setting-fields.tsx';
import { renderSettings, STORED } from './testing/render-settings.tsx';
import { useSettingsForm } from './use-settings-form.ts';

test.each([
  ['smtpPort', '1–65,535'],
  ['minPasswordLength', `${MIN_PASSWORD_LENGTH}–${MAX_PASSWORD_MINIMUM}`],
] as const)('the label of %s gives the range that the contract allows', async (name, range) => {
  const Field = () => <NumberSetting form={useSettingsForm(STORED)} name={name} />;
  expect(await renderSettings(<Field />)).toContain(`(${range.replace('–', '\u2060–\u2060')})`);
});
