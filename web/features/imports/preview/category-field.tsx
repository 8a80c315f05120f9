import { IconSelector } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PreviewRow } from '#shared/import/match/types.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { useFormat } from '#web/lib/format/format.ts';
import classes from './preview-line.module.css';

type Props = {
  label: string;
  row: PreviewRow;
  category: string;
  others: number;
  onChange: (category: string) => void;
  onTakeOffer: () => void;
};

/** The category of a row, with why it is suggested; after a choice, the same for other rows of the payee. */
export function CategoryField({ label, row, category, others, onChange, onTakeOffer }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { offered } = useCategories();
  const reason = useReason()(row);
  return (
    <>
      <span className={classes.field}>
        <select
          className={classes.select}
          aria-label={label}
          value={category}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {offered(row.type, category).map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
        <IconSelector className={classes.mark} size={16} stroke={1.75} aria-hidden />
      </span>
      {others > 0 ? (
        <button type="button" className={classes.offer} onClick={onTakeOffer}>
          {t('imports.preview.alsoOthers', {
            count: others,
            number: format.count(others),
            name: row.description,
          })}
        </button>
      ) : (
        reason !== undefined && category === row.category && <p className={classes.reason}>{reason}</p>
      )}
    </>
  );
}

/** Why a category is suggested, in words. */
function useReason(): (row: PreviewRow) => string | undefined {
  const { t } = useTranslation();
  const format = useFormat();
  const { find } = useCategories();
  return ({ reason, category }) => {
    if (reason.kind === 'none') return undefined;
    if (reason.kind === 'file') return t('imports.preview.reasons.file', { name: reason.name });
    if (reason.kind === 'seed') return t('imports.preview.reasons.seed', { word: reason.word });
    if (reason.kind === 'words')
      return t('imports.preview.reasons.words', { words: reason.words.join(', ') });
    const { name, count } = reason;
    const figures = { count, number: format.count(count) };
    return t('imports.preview.reasons.payee', { ...figures, name, category: find(category).name });
  };
}
