import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import { paths } from '#shared/paths.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { amountText } from '#web/lib/format/amount-text.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useNavigate, useSearchParams } from '#web/lib/navigation/hooks.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { toTyped, type TransactionTyped } from '../form/transaction-fields.ts';
import { readLink } from './from-link.ts';
import { isLinkQuery, LINK_FIELDS, type LinkField } from './link-fields.ts';
import { useReadLine } from './use-read-line.ts';
import { useSuggestCategory } from './use-suggest-category.ts';
import classes from './quick-add.module.css';

type Props = {
  type: TransactionType;
  /** What the form shows. */
  values: TransactionTyped;
  onFill: (typed: Partial<TransactionTyped>) => void;
};

/** Fills the form with what the address says, once, and names what it cannot take. Nothing is saved. */
export function LinkFill({ type, values, onFill }: Props) {
  const { t, i18n } = useTranslation();
  const suggestFor = useSuggestion(type, values, onFill);
  const [refused, setRefused] = useState<readonly LinkField[]>([]);
  const read = useRead(type);
  const [query, change] = useSearchParams();
  const navigate = useNavigate();
  const fill = useEffectEvent(() => {
    const found = read(query);
    if (found === undefined) return;
    // A link to expenses may hold any text; one to income says what it is.
    if (type === 'expense' && found.type === 'income') {
      void navigate(`${paths.addIncome}?${query}`, { replace: true });
      return;
    }
    onFill(found.typed);
    suggestFor(found.typed.description);
    setRefused(found.refused);
    change(withoutFields, { replace: true });
  });
  const asked = query.toString();
  useEffect(() => fill(), [asked]);
  if (refused.length === 0) return null;
  const names = refused.map((field) => t(`quickAdd.link.${field}`));
  const fields = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names);
  return (
    <div className={classes.refused}>
      <FormAlert message={t('quickAdd.link.refused', { fields })} />
    </div>
  );
}

/** Chooses the category of a description once the history is here, unless the form has another of either by then. */
function useSuggestion(
  type: TransactionType,
  { category, description }: TransactionTyped,
  onFill: Props['onFill'],
) {
  const suggest = useSuggestCategory();
  const [awaited, setAwaited] = useState('');
  const suggested = awaited === '' ? undefined : suggest(type, awaited);
  const take = useEffectEvent(() => {
    if (suggested === undefined) return;
    setAwaited('');
    if (category === UNCATEGORIZED && description === awaited) onFill({ category: suggested });
  });
  useEffect(() => take(), [suggested]);
  return setAwaited;
}

function useRead(type: TransactionType) {
  const { currency, locale, decimals, today, day } = useFormat();
  const { offered } = useCategories();
  const readLine = useReadLine();
  return (query: URLSearchParams) => {
    if (!isLinkQuery(query)) return undefined;
    const reader = { amounts: amountText(currency, locale), locale, today: today() };
    const person = {
      reader,
      decimals,
      showDay: (date: string) => day(date),
      readLine,
      categories: offered(type),
    };
    const found = readLink(query, type, person);
    return { ...found, typed: { ...toTyped(undefined, reader, day), ...found.typed } };
  };
}

function withoutFields(query: URLSearchParams): URLSearchParams {
  for (const field of LINK_FIELDS) query.delete(field);
  return query;
}
