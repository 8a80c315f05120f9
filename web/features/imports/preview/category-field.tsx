import { IconSelector } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { toChoice, toValue } from './choice-value.ts';
import type { Choice } from './decisions.ts';
import type { LineProps } from './line-props.ts';
import classes from './preview-line.module.css';

type Props = Pick<LineProps, 'row' | 'index' | 'decision' | 'actions' | 'texts'> & { name: string };

/** The category of a row. Money that came in is an income, or a refund of an expense. */
export function CategoryField({ name, row, index, decision, actions, texts }: Props) {
  const { t } = useTranslation();
  function choose(value: string): void {
    const choice = toChoice(value);
    if (choice !== undefined) actions.categorize(index, choice);
  }
  return (
    <span className={`block relative ${classes.category}`}>
      <select
        className={`full-width card-color frame text ${classes.select}`}
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
