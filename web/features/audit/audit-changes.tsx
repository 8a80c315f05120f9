import { VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  SUPPORT_ACTIONS,
  type ActValueName,
  type AuditAction,
  type AuditedName,
  type AuditEntry,
} from '#shared/contract/audit.ts';
import { findLanguage, LANGUAGE_FACTS } from '#shared/languages.ts';
import { paths } from '#shared/paths.ts';
import { useBytesText } from '#web/lib/format/bytes-text.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from './audit.module.css';
import { shortId } from './names.ts';

/** The acts on accounts whose sentence leaves out the changed values. */
const ACTIONS_WITH_VALUES: readonly AuditAction[] = ['planChanged', ...SUPPORT_ACTIONS];

/** The values before and after; entries about accounts and deleted things need none. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const { action, target, targetId, before, after } = entry;
  const { t } = useTranslation();
  const nameText = useNameText();
  const valueText = useValueText(entry);
  const all = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])] as AuditedName[];
  const isSame = (name: AuditedName) =>
    before !== null && Object.hasOwn(before, name) && before[name] === after?.[name];
  const names = all.filter((name) => name !== 'conversation' && !isSame(name));
  const isSentenceEnough = target === 'user' && !ACTIONS_WITH_VALUES.includes(action);
  if (isSentenceEnough || after === null || all.length === 0) return null;
  return (
    <ul className={`dim text-14 break-anywhere ${classes.changes}`} aria-label={t('audit.changes.label')}>
      {names.map((name) => (
        <li key={name}>
          <span className="weight-600">{nameText(name)}:</span>{' '}
          {before !== null && Object.hasOwn(before, name) && <Before value={valueText(name, before[name])} />}
          <span>{valueText(name, after[name])}</span>
        </li>
      ))}
      <ConversationLink userId={targetId} id={after['conversation']} />
    </ul>
  );
}

function ConversationLink({ userId, id }: { userId: string | null; id: unknown }) {
  const { t } = useTranslation();
  if (userId === null || typeof id !== 'string') return null;
  const search = new URLSearchParams({ user: userId, conversation: id });
  return (
    <li>
      <Link
        className={`accent weight-600 no-underline ${classes.open}`}
        to={`${paths.adminSupport}?${search}`}
      >
        {t('audit.openConversation')}
      </Link>
    </li>
  );
}

function Before({ value }: { value: string }) {
  const { t } = useTranslation();
  return (
    <>
      <del className={classes.before}>{value}</del>
      <IconArrowRight className={classes.arrow} size={14} stroke={2} aria-hidden />
      <VisuallyHidden>{t('audit.changes.became')}</VisuallyHidden>
    </>
  );
}

function useNameText(): (name: AuditedName) => string {
  const { t, i18n } = useTranslation();
  return (name) =>
    i18n.exists(`audit.changes.names.${name}`)
      ? t(`audit.changes.names.${name as ActValueName}`)
      : t(`systemSettings.names.${name as Exclude<AuditedName, ActValueName>}`);
}

/** The groups of texts for values that are words of the program, such as `daily`. */
const TEXT_GROUPS: { [Name in AuditedName]?: string } = {
  registration: 'systemSettings.registrations',
  premiumMode: 'systemSettings.premiumModes',
  smtpSecurity: 'systemSettings.securities',
  backupSchedule: 'systemSettings.schedules',
  supportState: 'supportDesk.badges',
  plan: 'adminUsers.plans',
};
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function useValueText({ people }: AuditEntry): (name: AuditedName, value: unknown) => string {
  const { t } = useTranslation();
  const textAt = useTextAt();
  const format = useFormat();
  const { dateTime } = useInstantText();
  const bytesText = useBytesText();
  return function toText(name, value): string {
    if (Array.isArray(value))
      return value.map((item) => toText(name, item)).join(', ') || t('audit.changes.none');
    if (typeof value === 'boolean') return value ? t('audit.changes.yes') : t('audit.changes.no');
    if (typeof value === 'number' && name === 'bytes') return bytesText(value);
    if (typeof value === 'number' && name === 'smtpPort') return String(value);
    if (typeof value === 'number') return format.count(value);
    if (name === 'assignedTo' && value === null) return t('supportDesk.assignedToNobody');
    if (typeof value !== 'string' || value === '') return t('audit.changes.none');
    if (INSTANT.test(value)) return dateTime(value);
    if (name === 'assignedTo')
      return (
        people.find(({ id }) => id === value)?.name ?? t('audit.people.deletedTarget', { id: shortId(value) })
      );
    if (name === 'premiumUntil') return format.day(value, { dateStyle: 'medium' });
    const language = name === 'defaultLanguage' ? findLanguage(value) : undefined;
    if (language !== undefined) return LANGUAGE_FACTS[language].name;
    const group = TEXT_GROUPS[name];
    return (group && textAt(`${group}.${value}`)) ?? value;
  };
}

/** The text of a key that is known at run time only, if there is one. */
function useTextAt(): (key: string) => string | undefined {
  const { t, i18n } = useTranslation();
  return (key) => (i18n.exists(key) ? t(key as 'app.name') : undefined);
}
