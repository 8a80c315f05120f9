import { IconSelector } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import type { LineProps } from './line-props.ts';
import classes from './preview-line.module.css';

type Props = Pick<LineProps, 'row' | 'index' | 'decision' | 'others' | 'actions' | 'texts'> & {
  name: string;
};

/** The category of a row, with why it is suggested; after a choice, the same for other rows of the payee. */
export function CategoryField({ name, row, index, decision, others, actions, texts }: Props) {
  const { t } = useTranslation();
  const { category } = decision;
  const reason = category === row.category ? texts.reason(row) : undefined;
  return (
    <>
      <span className={classes.field}>
        <select
          className={classes.select}
          aria-label={t('imports.preview.category', { row: name })}
          value={category}
          onChange={({ currentTarget }) => actions.categorize(index, currentTarget.value)}
        >
          {texts.categories.offered(row.type, category).map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
        <IconSelector className={classes.mark} size={16} stroke={1.75} aria-hidden />
      </span>
      {others > 0 && <OfferButton others={others} name={decision.description} onTake={actions.takeOffer} />}
      {others === 0 && reason !== undefined && <p className={classes.reason}>{reason}</p>}
    </>
  );
}

function OfferButton({ others, name, onTake }: { others: number; name: string; onTake: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <button type="button" className={classes.offer} onClick={onTake}>
      {t('imports.preview.alsoOthers', { count: others, number: format.count(others), name })}
    </button>
  );
}
