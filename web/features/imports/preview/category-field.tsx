import { useTranslation } from 'react-i18next';
import { TRANSACTION_TYPES } from '#shared/categories.ts';
import type { Choice } from './decisions.ts';
import type { LineProps } from './line-props.ts';
import { LineSelect } from './line-select.tsx';
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
    <LineSelect
      className={classes.category}
      label={t('imports.preview.category', { row: name })}
      value={toValue(decision)}
      onChange={choose}
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
    </LineSelect>
  );
}

function Options({ type, decision, texts }: Pick<Props, 'decision' | 'texts'> & Pick<Choice, 'type'>) {
  const current = decision.type === type ? decision.category : undefined;
  return texts.categories.offered(type, current).map(({ id, name }) => (
    <option key={id} value={toValue({ type, category: id })}>
      {name}
    </option>
  ));
}

/** Writes a choice as the value of an option: 'expense food'. Both types have the category 'uncategorized'. */
function toValue({ type, category }: Choice): string {
  return `${type} ${category}`;
}

/** Reads the value of an option. Returns undefined for any other text. */
function toChoice(value: string): Choice | undefined {
  const type = TRANSACTION_TYPES.find((name) => value.startsWith(`${name} `));
  return type && { type, category: value.slice(type.length + 1) };
}
