import { Input, Switch, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingName } from '#shared/contract/system-settings.ts';
import { useFormat } from '#web/lib/format.ts';
import { Choice } from '#web/ui/choice.tsx';
import { useFieldErrorText } from '#web/ui/error-text.ts';
import { SearchSelect } from '#web/ui/search-select.tsx';
import classes from './system-settings.module.css';
import type { SettingsForm } from './use-settings-form.ts';

type Props = { form: SettingsForm; name: SettingName; hint?: string };
type Options = readonly { value: string; label: string }[];

/** What every field of a setting has: its name, its value, what is wrong, and who has fixed it. */
function useSetting({ form, name, hint }: Props) {
  const { t } = useTranslation();
  const errorText = useFieldErrorText();
  const variable = form.stored.fixed[name];
  return {
    label: t(`systemSettings.names.${name}`),
    isFixed: variable !== undefined,
    hint: variable === undefined ? hint : t('systemSettings.fixed', { variable }),
    error: errorText(form.error(name)),
  };
}

const ORDER: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description'];

/** A line of text; an empty one is none at all where the setting may be left out. */
export function TextSetting({
  isOptional = false,
  isWide = false,
  ...props
}: Props & { isOptional?: boolean; isWide?: boolean; type?: string }) {
  const { form, name, type = 'text' } = props;
  const { label, isFixed, hint, error } = useSetting(props);
  return (
    <TextInput
      className={(isWide && classes.wide) || ''}
      label={label}
      name={name}
      type={type}
      autoComplete="off"
      value={toText(form.value(name))}
      onChange={({ currentTarget: { value } }) =>
        form.set({ [name]: isOptional && value === '' ? null : value })
      }
      description={hint}
      error={error}
      disabled={isFixed}
      inputWrapperOrder={ORDER}
    />
  );
}

export function NumberSetting(props: Props & { min: number; max: number }) {
  const { form, name, min, max } = props;
  const { label, isFixed, hint, error } = useSetting(props);
  const { locale } = useFormat();
  const numbers = new Intl.NumberFormat(locale, { useGrouping: 'always' });
  return (
    <TextInput
      label={`${label} (${numbers.format(min)}–${numbers.format(max)})`}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      value={toText(form.value(name))}
      onChange={({ currentTarget: { value } }) =>
        form.set({ [name]: /^\d+$/.test(value.trim()) ? Number(value) : value })
      }
      description={hint}
      error={error}
      disabled={isFixed}
      inputWrapperOrder={ORDER}
    />
  );
}

export function SwitchSetting(props: Props) {
  const { form, name } = props;
  const { label, isFixed, hint, error } = useSetting(props);
  return (
    <Switch
      className={classes.wide ?? ''}
      classNames={{ track: classes.track ?? '' }}
      label={label}
      name={name}
      checked={form.value(name) === true}
      onChange={({ currentTarget: { checked } }) => form.set({ [name]: checked })}
      description={hint}
      error={error}
      disabled={isFixed}
    />
  );
}

/** A few values side by side. */
export function ChoiceSetting<Value extends string>(
  props: Props & {
    options: readonly { value: Value; label: string }[];
    fromText?: (value: Value) => unknown;
  },
) {
  const { form, name, options, fromText } = props;
  const { label, hint, error, isFixed } = useSetting(props);
  const id = useId();
  const chosen = options.find(({ value }) => value === toText(form.value(name))) ?? options[0];
  if (chosen === undefined) return null;
  const change = (value: Value) => form.set({ [name]: fromText ? fromText(value) : value });
  return (
    <div className={classes.choice}>
      <span className={classes.label} aria-hidden>
        {label}
      </span>
      {isFixed ? (
        <span className={classes.fixed}>{chosen.label}</span>
      ) : (
        <Choice
          label={label}
          name={name}
          options={options}
          value={chosen.value}
          onChange={change}
          describedBy={toIds(error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`)}
        />
      )}
      {error !== undefined && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
      {hint !== undefined && (
        <span className={classes.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}

/** One of a long list. */
export function SelectSetting(props: Props & { options: Options; nothingFound: string }) {
  const { form, name, options, nothingFound } = props;
  const { label, hint, error } = useSetting(props);
  return (
    <SearchSelect
      label={label}
      name={name}
      options={[...options]}
      value={toText(form.value(name))}
      onChange={(value) => form.set({ [name]: value })}
      nothingFound={nothingFound}
      hint={hint}
      error={error}
    />
  );
}

/** A list, one item a line. */
export function LinesSetting(props: Props) {
  const { form, name } = props;
  const { label, isFixed, hint, error } = useSetting(props);
  const value = form.value(name);
  return (
    <Textarea
      className={classes.wide ?? ''}
      label={label}
      name={name}
      autosize
      minRows={2}
      maxRows={8}
      value={Array.isArray(value) ? value.join('\n') : ''}
      onChange={({ currentTarget }) =>
        form.set({ [name]: currentTarget.value === '' ? [] : currentTarget.value.split('\n') })
      }
      description={hint}
      error={error}
      disabled={isFixed}
      inputWrapperOrder={ORDER}
    />
  );
}

function toIds(...ids: (string | false)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
