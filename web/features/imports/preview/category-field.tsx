import { IconSelector } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import { toChoice, toValue } from './choice-value.ts';
import type { Choice } from './decisions.ts';
import type { LineProps } from './line-props.ts';
import classes from './preview-line.module.css';

type Props = Pick<LineProps, 'row' | 'index' | 'decision' | 'others' | 'actions' | 'texts'> & {
  name: string;
};

/**
 * The category of a row, with why it is suggested; after a choice, the same for other rows of the payee. Money that came
 * in has those of incomes, and those of expenses that it may refund.
 */
export function CategoryField({ name, row, index, decision, others, actions, texts }: Props) {
  const { t } = useTranslation();
  const { type, category } = decision;
  const reason = type === row.type && category === row.category ? texts.reason(row) : undefined;
  function choose(value: string): void {
    const choice = toChoice(value);
    if (choice !== undefined) actions.categorize(index, choice);
  }
  return (
    <>
      <span className={`block relative ${classes.field}`}>
        <select
          className={`full-width touchable card-color frame text ${classes.select}`}
          aria-label={t('imports.preview.category', { row: name })}
          value={toValue(decision)}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {row.amountMinor < 0 ? (
            <Options type="expense" {...{ decision, texts }} />
          ) : (
            <>
              <optgroup label={t('imports.preview.income')}>
                <Options type="income" {...{ decision, texts }} />
              </optgroup>
              <optgroup label={t('imports.preview.refundOf')}>
                <Options type="expense" {...{ decision, texts }} />
              </optgroup>
            </>
          )}
        </select>
        <IconSelector className={classes.mark} size={16} stroke={1.75} aria-hidden />
      </span>
      {others > 0 && <OfferButton others={others} name={decision.description} onTake={actions.takeOffer} />}
      {others === 0 && reason !== undefined && <p className={classes.reason}>{reason}</p>}
    </>
  );
}

function Options({ type, decision, texts }: Pick<Props, 'decision' | 'texts'> & Pick<Choice, 'type'>) {
  const present = decision.type === type ? decision.category : undefined;
  return texts.categories.offered(type, present).map(({ id, name }) => (
    <option key={id} value={toValue({ type, category: id })}>
      {name}
    </option>
  ));
}

function OfferButton({ others, name, onTake }: { others: number; name: string; onTake: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <button
      type="button"
      className={`accent text-14 weight-600 lines-135 text-start ${classes.offer}`}
      onClick={onTake}
    >
      {t('imports.preview.alsoOthers', { count: others, number: format.count(others), name })}
    </button>
  );
}
