import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isZero } from '#shared/import/decimal.ts';
import { formatDecimalText, toMajorUnits } from '#shared/money.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { useErrorSentence } from '../files/error-sentence.ts';
import { factsOf } from '../files/facts.ts';
import { FileFacts } from '../files/facts-view.tsx';
import type { FileAccount } from '../sources/accounts.ts';
import { canBeRead } from '../steps.ts';
import type { PreviewTotals } from './decisions.ts';
import type { PreviewProps } from './preview-props.ts';
import { byName, nameOfSource, type RowAccount } from './row-accounts.ts';
import { sentenceOf } from './sentence.ts';
import classes from './summary.module.css';

type Props = Pick<
  PreviewProps,
  'files' | 'unread' | 'accounts' | 'choices' | 'known' | 'onEditSources' | 'onEditReading'
> & {
  rowAccounts: readonly RowAccount[];
  totals: PreviewTotals;
  /** How many rows cannot be read. */
  lost: number;
};

/** What will happen, in one sentence and a few figures, and what each file holds. */
export function PreviewSummary({ files, unread, accounts, totals, lost, ...props }: Props) {
  const { t } = useTranslation();
  const { choices, known, rowAccounts, onEditSources, onEditReading } = props;
  const nameOf = (account: FileAccount) => nameOfSource(account, choices, known.items);
  return (
    <Card>
      <p className={classes.sentence} role="status">
        {useSentence(totals, lost)}
      </p>
      {totals.added > 0 && <Figures totals={totals} />}
      <ul className={classes.files}>
        {files.map((file) => {
          const own = accounts.filter(({ fileId }) => fileId === file.id).map(nameOf);
          return (
            <li key={file.id} className={classes.file}>
              <p className={classes.name}>{`${file.name} → ${[...new Set(own)].join(', ')}`}</p>
              <FileFacts reading={file.reading} />
              <FileAccounts accounts={rowAccounts.filter(({ fileId }) => fileId === file.id)} />
            </li>
          );
        })}
        {unread.map((file) => (
          <UnreadFile key={file.id} file={file} />
        ))}
      </ul>
      <div className={classes.changes}>
        <Button variant="subtle" onClick={onEditSources}>
          {t('imports.preview.changeSource')}
        </Button>
        {files.some(canBeRead) && (
          <Button variant="subtle" onClick={onEditReading}>
            {t('imports.preview.changeReading')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Where a file has several accounts, what each comes to. */
function FileAccounts({ accounts }: { accounts: readonly RowAccount[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const names = [...byName(accounts)];
  if (names.length < 2) return null;
  return (
    <ul
      className={classes.accounts}
      aria-label={t('imports.preview.accountsOf', { name: accounts[0]?.fileName })}
    >
      {names.map(([name, statements]) => {
        const { count, in: income, out } = factsOf(statements);
        const amount = (text: string) => formatDecimalText(text, format.currency, format.locale);
        return (
          <li key={name} className={classes.account}>
            <span className={classes.accountName}>{name}</span>
            <span>{t('imports.files.count', { count, number: format.count(count) })}</span>
            <span>{!isZero(income) && `${t('imports.facts.in')} ${amount(income)}`}</span>
            <span>{!isZero(out) && `${t('imports.facts.out')} ${amount(out)}`}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** A file of which nothing will be added, with why. */
function UnreadFile({ file: { name, error } }: { file: Props['unread'][number] }) {
  const sentence = useErrorSentence()(error);
  return (
    <li className={classes.file}>
      <p className={classes.name}>{name}</p>
      <p className={classes.unread}>
        <IconAlertCircle size={16} stroke={1.75} aria-hidden />
        <span>{sentence}</span>
      </p>
    </li>
  );
}

function Figures({ totals: { inMinor, outMinor } }: { totals: PreviewTotals }) {
  const { t } = useTranslation();
  const format = useFormat();
  const amount = (minor: number) => format.amount(toMajorUnits(minor, format.decimals));
  return (
    <dl className={classes.figures}>
      <div>
        <dt>{t('imports.facts.in')}</dt>
        <dd data-type="income">{amount(inMinor)}</dd>
      </div>
      <div>
        <dt>{t('imports.facts.out')}</dt>
        <dd>{amount(outMinor)}</dd>
      </div>
    </dl>
  );
}

function useSentence(totals: PreviewTotals, lost: number): string {
  const { t } = useTranslation();
  const format = useFormat();
  const parts = sentenceOf(totals, lost);
  if (parts.length === 0) return t('imports.preview.nothing');
  const period = totals.period === undefined ? '' : format.dayRange(totals.period);
  return parts
    .map(({ what, count }) => t(`imports.preview.${what}`, { count, number: format.count(count), period }))
    .join(' ');
}
