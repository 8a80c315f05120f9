import { useTranslation } from 'react-i18next';
import type { LineProps } from './line-props.ts';
import classes from './preview-line.module.css';

/** The details of a row: the words of the bank, its account, its transaction and the reason for its category. */
export function useDetails({ row, account, decision, texts }: LineProps): string[] {
  const { t } = useTranslation();
  const { text, group } = row;
  const isSuggestion = decision.type === row.type && decision.category === row.category;
  const details = [
    text === '' || text === decision.description ? undefined : t('imports.preview.bankText', { text }),
    account,
    group === 'there' ? texts.match(row) : undefined,
    decision.outcome === 'added' && isSuggestion ? texts.reason(row) : undefined,
  ];
  return details.flatMap((each) => each || []);
}

export function LineDetails({ details }: { details: readonly string[] }) {
  return (
    <ul className={`flex wrap dim text-14 lines-140 break-anywhere ${classes.details}`}>
      {details.map((detail) => (
        <li key={detail}>{detail}</li>
      ))}
    </ul>
  );
}
