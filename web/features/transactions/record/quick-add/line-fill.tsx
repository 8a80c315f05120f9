import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import type { TransactionTyped } from '../form/transaction-fields.ts';
import { readText } from './from-link.ts';
import { TransferHint } from './transfer-hint.tsx';
import { useFillCategory } from './use-fill-category.ts';
import { useTextReader } from './use-text-reader.ts';
import { useTransferLine } from './use-transfer-line.ts';

type Values = Partial<TransactionTyped>;
type Props = {
  /** The typed line. The component is mounted anew for each transaction. */
  line: string;
  type: TransactionType;
  values: TransactionTyped;
  onFill: (typed: Values) => void;
};

/**
 * Fills the form with the reading of a line while it is typed, with a hint about parts that the form cannot show. A line
 * that is a transfer fills nothing, and has a link to the form of transfers.
 */
export function LineFill({ line, type, values, onFill }: Props) {
  const { t } = useTranslation();
  const filled = useRef<Values>({});
  const [hint, setHint] = useState<'amount' | 'income'>();
  const { person, empty, isReady } = useTextReader(type);
  const { reading: transfer } = useTransferLine(line);
  const suggestFor = useFillCategory(type, values, (typed) => {
    filled.current = { ...filled.current, ...typed };
    onFill(typed);
  });
  const fill = useEffectEvent(() => {
    if (!isReady) return;
    // A transfer is no transaction: the form stays empty.
    const found = transfer ? undefined : readText(line, person);
    const typed = found?.typed ?? {};
    onFill({ ...clearUnchanged(filled.current, values, empty), ...typed });
    filled.current = typed;
    suggestFor(typed.description ?? '');
    const isIncome = type === 'expense' && found?.type === 'income';
    if (isIncome) setHint('income');
    else setHint(found?.refused.includes('amount') ? 'amount' : undefined);
  });
  useEffect(() => fill(), [line, isReady]);
  return (
    <p className="dim text-14" role="status">
      {transfer && <TransferHint reading={transfer} />}
      {hint === 'amount' && t('quickAdd.form.amount')}
      {hint === 'income' && (
        <Link to={`${paths.addIncome}?${new URLSearchParams({ text: line }).toString()}`}>
          {t('quickAdd.form.income')}
        </Link>
      )}
    </p>
  );
}

/** Returns empty values for the fields that still contain what an earlier reading has filled in. */
function clearUnchanged(filled: Values, values: TransactionTyped, empty: TransactionTyped): Values {
  const names = Object.keys(filled) as (keyof TransactionTyped)[];
  return Object.fromEntries(
    names.filter((name) => values[name] === filled[name]).map((name) => [name, empty[name]]),
  );
}
