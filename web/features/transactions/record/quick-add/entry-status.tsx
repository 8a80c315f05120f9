import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toMajorUnits } from '#shared/money.ts';
import { useOfferedAccounts } from '#web/lib/accounts/use-accounts.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { relativeDay } from '#web/lib/format/relative-day.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useUnknownText } from './kept-words.tsx';
import type { LineEntry } from './use-entry.ts';

const PAUSE_MS = 800;

/** Announces the reading of the line to screen readers. */
export function EntryStatus({ state }: { state: LineEntry }) {
  return <PausedStatus text={useSummary(state)} />;
}

/** Announces a text to screen readers when typing pauses. */
export function PausedStatus({ text }: { text: string }) {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}

function useSummary(state: LineEntry): string {
  const { t } = useTranslation();
  const format = useFormat();
  const { find } = useCategories();
  const unknown = useUnknownText(state);
  const accounts = useOfferedAccounts();
  const { line, entry, category } = state;
  if (line.trim() === '') return '';
  const { kind, description, amountMinor, day, tags, repeat } = entry;
  const account = accounts.find(({ id }) => id === entry.account);
  const amount =
    amountMinor === null ? t('quickAdd.noAmount') : format.amount(toMajorUnits(amountMinor, format.decimals));
  const parts = [
    t(`quickAdd.kinds.${kind}`),
    description || t('quickAdd.noDescription'),
    amount,
    relativeDay(day, format.locale, format.today()),
    find(category).name,
    ...(account === undefined ? [] : [t('quickAdd.account', { name: account.name })]),
    ...tags,
    ...(repeat === undefined ? [] : [t(`quickAdd.repeats.${repeat.unit}`, { count: repeat.every })]),
    ...(unknown === undefined ? [] : [unknown]),
  ];
  return parts.join(', ');
}
