import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '#web/ui/check-box.tsx';
import { CategoryField } from './category-field.tsx';
import { isRefund, isTicked, typeOf } from './decisions.ts';
import { DescriptionField } from './description-field.tsx';
import type { LineProps } from './line-props.ts';
import { OutcomeField } from './outcome-field.tsx';
import classes from './preview-line.module.css';

/** One row of a file: a line of a table on wide windows, a card on phones. */
export const PreviewLine = memo(function PreviewLine(props: LineProps) {
  const { t } = useTranslation();
  const { row, decision, texts } = props;
  const amount = texts.amount(row);
  const day = texts.day(row.date);
  const name = `${decision.description}, ${day}, ${amount}`;
  return (
    <div className={`grid align-start line-above ${classes.row}`} data-out={!isTicked(decision) || undefined}>
      <Box {...props} name={name} />
      <time className={`dim text-14 numbers nowrap ${classes.day}`} dateTime={row.date}>
        {day}
      </time>
      <Words {...props} name={name} />
      <Choices {...props} name={name} />
      <p className={classes.amount} data-type={typeOf(row, decision)}>
        {amount}
        {decision.outcome === 'added' && isRefund(row, decision) && (
          <span className="block dim text-13 weight-550 lines-140">{t('imports.preview.refund')}</span>
        )}
      </p>
    </div>
  );
});

/** `name` tells the row from others. */
type PartProps = LineProps & { name: string };

const isEditable = ({ decision, isLocked }: LineProps) => decision.outcome === 'added' && !isLocked;

/** The box; rows with a third choice, and those that are stored, have none. */
function Box({ row, index, decision, isLocked, actions, name }: PartProps) {
  const { t } = useTranslation();
  if (row.group === 'perhaps' || row.group === 'there') return <span className={classes.check} />;
  return (
    <CheckBox
      className={classes.check}
      label={t('imports.preview.tick', { row: name })}
      isChecked={isTicked(decision)}
      onChange={(isNowTicked) => !isLocked && actions.tick(index, isNowTicked)}
    />
  );
}

/** The description, and what the bank wrote where that differs. */
function Words(props: PartProps) {
  const { t } = useTranslation();
  const { row, index, account, decision, actions, texts, name } = props;
  const { match, text } = row;
  const { description } = decision;
  const facts = [account, text === description ? undefined : text].filter(Boolean);
  const label = t('imports.preview.description', { row: name });
  return (
    <div className={classes.words}>
      {isEditable(props) ? (
        <DescriptionField
          label={label}
          value={description}
          onChange={(next) => actions.describe(index, next)}
        />
      ) : (
        <p className={classes.description}>{description}</p>
      )}
      {row.group === 'perhaps' && match !== null && (
        <p className={classes.match}>
          {t(match.occurrence === null ? 'imports.preview.matches' : `imports.preview.pays.${row.type}`, {
            description: match.description,
            day: texts.day(match.date),
          })}
        </p>
      )}
      {facts.length > 0 && <p className={classes.bank}>{facts.join(' · ')}</p>}
    </div>
  );
}

function Choices(props: PartProps) {
  const { t } = useTranslation();
  const { row, index, decision, isLocked, actions, name } = props;
  return (
    <div className={classes.choices}>
      {row.group === 'perhaps' && (
        <OutcomeField
          label={t('imports.preview.outcome', { row: name })}
          value={decision.outcome}
          isDisabled={isLocked}
          onChange={(outcome) => actions.decide(index, outcome)}
        />
      )}
      {isEditable(props) && <CategoryField {...props} />}
    </div>
  );
}
