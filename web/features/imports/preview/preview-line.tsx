import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviewRow } from '#shared/import/match/types.ts';
import { formatSignedAmount, toMajorUnits } from '#shared/money.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { CategoryField } from './category-field.tsx';
import { isTicked, type Decision } from './decisions.ts';
import { DescriptionField } from './description-field.tsx';
import { OutcomeField } from './outcome-field.tsx';
import type { RowActions } from './use-decisions.ts';
import classes from './preview-line.module.css';

type Props = {
  row: PreviewRow;
  index: number;
  decision: Decision;
  /** How many other rows of the payee the chosen category is offered for. */
  others: number;
  isLocked: boolean;
  actions: RowActions;
};

/** One row of a file: a line of a table on wide windows, a card on phones. */
export const PreviewLine = memo(function PreviewLine({
  row,
  index,
  decision,
  others,
  isLocked,
  actions,
}: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const amount = formatSignedAmount(
    toMajorUnits(row.amountMinor, format.decimals),
    format.currency,
    format.locale,
  );
  const name = `${decision.description}, ${format.day(row.date)}, ${amount}`;
  const isThisYear = row.date.slice(0, 4) === format.today().slice(0, 4);
  const isIn = isTicked(decision);
  const isEditable = decision.outcome === 'added' && !isLocked;
  return (
    <div className={classes.row} data-out={!isIn || undefined}>
      {row.group === 'perhaps' || row.group === 'there' ? (
        <span className={classes.check} />
      ) : (
        <CheckBox
          className={classes.check}
          label={t('imports.preview.tick', { row: name })}
          isChecked={isIn}
          onChange={(isNowTicked) => !isLocked && actions.tick(index, isNowTicked)}
        />
      )}
      <time className={classes.day} dateTime={row.date}>
        {format.day(row.date, isThisYear ? DAY_FORMATS.short : DAY_FORMATS.medium)}
      </time>
      <div className={classes.words}>
        {isEditable ? (
          <DescriptionField
            label={t('imports.preview.description', { row: name })}
            value={decision.description}
            onChange={(description) => actions.describe(index, description)}
          />
        ) : (
          <p className={classes.description}>{decision.description}</p>
        )}
        <BankWords row={row} decision={decision} />
      </div>
      <div className={classes.choices}>
        {row.group === 'perhaps' && (
          <OutcomeField
            label={t('imports.preview.outcome', { row: name })}
            value={decision.outcome}
            isDisabled={isLocked}
            onChange={(outcome) => actions.decide(index, outcome)}
          />
        )}
        {isEditable && (
          <CategoryField
            label={t('imports.preview.category', { row: name })}
            row={row}
            category={decision.category}
            others={others}
            onChange={(category) => actions.categorize(index, category)}
            onTakeOffer={actions.takeOffer}
          />
        )}
      </div>
      <p className={classes.amount} data-type={row.type}>
        {amount}
      </p>
    </div>
  );
});

/** What the bank wrote, where the description differs from it, and what a row is probably the same as. */
function BankWords({ row: { group, match, text }, decision }: Pick<Props, 'row' | 'decision'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const isOwn = group === 'perhaps' && match !== null;
  return (
    <>
      {isOwn && (
        <p className={classes.match}>
          {t('imports.preview.matches', { description: match.description, day: format.day(match.date) })}
        </p>
      )}
      {text !== decision.description && <p className={classes.bank}>{text}</p>}
    </>
  );
}
