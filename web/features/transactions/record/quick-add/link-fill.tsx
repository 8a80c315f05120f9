import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import { paths } from '#shared/paths.ts';
import type { TransferReading } from '#shared/quick-add/transfers.ts';
import { useNavigate, useSearchParams } from '#web/lib/navigation/hooks.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import type { TransactionTyped } from '../form/transaction-fields.ts';
import { readLink } from './from-link.ts';
import { isLinkQuery, LINK_FIELDS, type LinkField } from './link-fields.ts';
import { TransferHint } from './transfer-hint.tsx';
import { useFillCategory } from './use-fill-category.ts';
import { useTextReader } from './use-text-reader.ts';
import classes from './quick-add.module.css';

type Props = {
  type: TransactionType;
  /** The current values of the form. */
  values: TransactionTyped;
  onFill: (typed: Partial<TransactionTyped>) => void;
};

/**
 * Fills the form once from the address, and names the fields that cannot be used. Nothing is saved. A text that is a
 * transfer has a link to the form of transfers, as in the line of the form.
 */
export function LinkFill({ type, values, onFill }: Props) {
  const { t, i18n } = useTranslation();
  const suggestFor = useFillCategory(type, values, onFill);
  const [refused, setRefused] = useState<readonly LinkField[]>([]);
  const [transfer, setTransfer] = useState<TransferReading>();
  const { person, empty, isReady } = useTextReader(type);
  const [query, change] = useSearchParams();
  const navigate = useNavigate();
  const fill = useEffectEvent(() => {
    if (!isReady || !isLinkQuery(query)) return;
    const found = readLink(query, type, person);
    // A shared text always opens the form of expenses; a text about an income then opens the form of incomes.
    if (type === 'expense' && found.type === 'income') {
      void navigate(`${paths.addIncome}?${query}`, { replace: true });
      return;
    }
    onFill({ ...empty, ...found.typed });
    suggestFor(found.typed.description ?? '');
    setRefused(found.refused);
    setTransfer(found.transfer);
    change(withoutFields, { replace: true });
  });
  const search = query.toString();
  useEffect(() => fill(), [search, isReady]);
  if (refused.length === 0 && transfer === undefined) return null;
  const names = refused.map((field) => t(`quickAdd.link.${field}`));
  const fields = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names);
  return (
    <>
      {transfer && (
        <p className="dim text-14" role="status">
          <TransferHint reading={transfer} />
        </p>
      )}
      {refused.length > 0 && (
        <div className={classes.refused}>
          <FormAlert message={t('quickAdd.link.refused', { fields })} />
        </div>
      )}
    </>
  );
}

function withoutFields(query: URLSearchParams): URLSearchParams {
  for (const field of LINK_FIELDS) query.delete(field);
  return query;
}
