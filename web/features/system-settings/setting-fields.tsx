import { Input, Switch, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SETTING_RANGES, type SettingName } from '#shared/contract/setting-values.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Choice } from '#web/ui/choice.tsx';
import { SearchSelect } from '#web/ui/search-select.tsx';
import classes from './system-settings.module.css';
import type { SettingsForm } from './use-settings-form.ts';

type Props<Name = SettingName> = { form: SettingsForm; name: Name; hint?: string };
type Options = readonly { value: string; label: string }[];

const ORDER: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description'];

/** The props of a setting's field: name, value and error, and whether the environment fixes the value. */
function useSetting({ form, name, hint }: Props) {
  const { t } = useTranslation();
  const { value, error } = form.field(name);
  const variable = form.stored.fixed[name];
  return {
    value,
    change: (newValue: unknown) => form.set({ [name]: newValue }),
    shared: {
      name,
      label: t(`systemSettings.names.${name}`),
      description: variable === undefined ? hint : t('systemSettings.fixed', { variable }),
      error,
      disabled: variable !== undefined,
    },
  };
}

type TextProps = Props & { isOptional?: boolean; isWide?: boolean; type?: string };

/** A line of text; an empty one means none if the setting is optional. */
export function TextSetting({ isOptional = false, isWide = false, type = 'text', ...props }: TextProps) {
  const { value, change, shared } = useSetting(props);
  return (
    <TextInput
      {...shared}
      className={(isWide && classes.wide) || ''}
      type={type}
      autoComplete="off"
      value={toText(value)}
      onChange={({ currentTarget: { value: text } }) => change(isOptional && text === '' ? null : text)}
      inputWrapperOrder={ORDER}
    />
  );
}

/** A whole number with its range. */
export function NumberSetting(props: Props<keyof typeof SETTING_RANGES>) {
  const { value, change, shared } = useSetting(props);
  const format = useFormat();
  const [min, max] = SETTING_RANGES[props.name];
  return (
    <TextInput
      {...shared}
      label={`${shared.label} (${format.count(min)}\u2060–\u2060${format.count(max)})`}
      inputMode="numeric"
      autoComplete="off"
      value={toText(value)}
      onChange={({ currentTarget: { value: text } }) => change(readNumber(text))}
      inputWrapperOrder={ORDER}
    />
  );
}

export function SwitchSetting(props: Props) {
  const { value, change, shared } = useSetting(props);
  return (
    <Switch
      {...shared}
      className={classes.wide ?? ''}
      classNames={{ track: classes.track ?? '' }}
      checked={value === true}
      onChange={({ currentTarget: { checked } }) => change(checked)}
    />
  );
}

type ChoiceProps<Value extends string> = Props & {
  options: readonly { value: Value; label: string }[];
  fromText?: (value: Value) => unknown;
  isWide?: boolean;
};

/** A few values side by side. */
export function ChoiceSetting<Value extends string>({
  options,
  fromText,
  isWide = false,
  ...props
}: ChoiceProps<Value>) {
  const { value, change, shared } = useSetting(props);
  const { name, label, description, error, disabled } = shared;
  const id = useId();
  const chosen = options.find((option) => option.value === toText(value)) ?? options[0];
  if (chosen === undefined) return null;
  return (
    <div className={`grid gap-6 ${classes.choice} ${(isWide && classes.wide) || ''}`}>
      <span className="text-14 weight-600" aria-hidden>
        {label}
      </span>
      {disabled ? (
        <span className="dim">{chosen.label}</span>
      ) : (
        <Choice
          label={label}
          name={name}
          options={options}
          value={chosen.value}
          onChange={(text) => change(fromText ? fromText(text) : text)}
          describedBy={toIds(error !== undefined && `${id}-error`, description !== undefined && `${id}-hint`)}
        />
      )}
      {error !== undefined && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
      {description !== undefined && (
        <span className={classes.hint} id={`${id}-hint`}>
          {description}
        </span>
      )}
    </div>
  );
}

type SelectProps = Props & { options: Options; nothingFound: string };

/** A choice from a long list. */
export function SelectSetting({ options, nothingFound, ...props }: SelectProps) {
  const { value, change, shared } = useSetting(props);
  return (
    <SearchSelect
      name={shared.name}
      label={shared.label}
      options={[...options]}
      value={toText(value)}
      onChange={change}
      nothingFound={nothingFound}
      hint={shared.description}
      error={shared.error}
    />
  );
}

/** A list with one item per line. */
export function LinesSetting(props: Props) {
  const { value, change, shared } = useSetting(props);
  return (
    <Textarea
      {...shared}
      className={classes.wide ?? ''}
      autosize
      minRows={2}
      maxRows={8}
      value={Array.isArray(value) ? value.join('\n') : ''}
      onChange={({ currentTarget: { value: text } }) => change(text === '' ? [] : text.split('\n'))}
      inputWrapperOrder={ORDER}
    />
  );
}

function toIds(...ids: (string | false)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

/** Reads a number; other text stays as it is, and the schema refuses it. */
function readNumber(text: string): number | string {
  return /^\d+$/.test(text.trim()) ? Number(text) : text;
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
