import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toMajorUnits } from '#shared/money.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { useErrorSentence } from '../files/error-sentence.ts';
import { FileFacts } from '../files/facts-view.tsx';
import type { FileAccount } from '../sources/accounts.ts';
import { canBeRead } from '../steps.ts';
import { NO_TOTALS, totalsBy, type Preview, type PreviewTotals } from './decisions.ts';
import type { PreviewProps } from './preview-props.ts';
import { accountKey, nameOfSource, type RowAccount } from './row-accounts.ts';
import { sentenceOf } from './sentence.ts';
import classes from './summary.module.css';

type Props = Pick<
  PreviewProps,
  'files' | 'unread' | 'accounts' | 'choices' | 'known' | 'onEditSources' | 'onEditReading'
> & {
  rowAccounts: readonly RowAccount[];
  preview: Preview;
  totals: PreviewTotals;
  /** How many rows cannot be read. */
  lost: number;
};

/** What will happen, in one sentence and a few figures, and what each file holds. */
export function PreviewSummary({ files, unread, accounts, preview, totals, lost, ...props }: Props) {
  const { t } = useTranslation();
  const { choices, known, rowAccounts, onEditSources, onEditReading } = props;
  const byFile = useMemo(
    () => totalsBy(preview, ({ file }) => rowAccounts[file]?.fileId ?? ''),
    [preview, rowAccounts],
  );
  const nameOf = (account: FileAccount) => nameOfSource(account, choices, known.items);
  return (
    <Card>
      <p className={`weight-600 lines-145 ${classes.sentence}`} role="status">
        {useSentence(totals, lost)}
      </p>
      {totals.added > 0 && <Figures totals={totals} />}
      <ul className={classes.files}>
        {files.map((file) => {
          const own = accounts.filter(({ fileId }) => fileId === file.id).map(nameOf);
          return (
            <li key={file.id} className={classes.file}>
              <p
                className={`weight-600 lines-140 break-anywhere ${classes.name}`}
              >{`${file.name} → ${[...new Set(own)].join(', ')}`}</p>
              <FileFacts reading={file.reading} totals={byFile.get(file.id) ?? NO_TOTALS} />
              <FileAccounts fileId={file.id} accounts={rowAccounts} preview={preview} />
            </li>
          );
        })}
        {unread.map((file) => (
          <UnreadFile key={file.id} file={file} />
        ))}
      </ul>
      <div className={`flex wrap ${classes.changes}`}>
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

type AccountsProps = { fileId: string; accounts: readonly RowAccount[]; preview: Preview };

/** Where a file has several accounts, what is saved of each. */
function FileAccounts({ fileId, accounts, preview }: AccountsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const own = accounts.filter((account) => account.fileId === fileId);
  const names = [...new Set(own.map(({ name }) => name))];
  const byAccount = useMemo(() => {
    const keys = accounts.map(accountKey);
    return totalsBy(preview, ({ file }) => keys[file] ?? '');
  }, [preview, accounts]);
  if (names.length < 2) return null;
  return (
    <ul
      className={`grid dim text-14 lines-145 numbers ${classes.accounts}`}
      aria-label={t('imports.preview.accountsOf', { name: own[0]?.fileName })}
    >
      {names.map((name) => {
        const { added: count, inMinor, outMinor } = byAccount.get(accountKey({ fileId, name })) ?? NO_TOTALS;
        const amount = (minor: number) => format.amount(toMajorUnits(minor, format.decimals));
        return (
          <li key={name} className={classes.account}>
            <span className={classes.accountName}>{name}</span>
            <span>{t('imports.files.count', { count, number: format.count(count) })}</span>
            <span>{inMinor > 0 && `${t('imports.facts.in')} ${amount(inMinor)}`}</span>
            <span>{outMinor !== 0 && `${t('imports.facts.out')} ${amount(outMinor)}`}</span>
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
      <p className={`weight-600 lines-140 break-anywhere ${classes.name}`}>{name}</p>
      <p className={`flex align-start gap-6 expense text-14 lines-145 ${classes.unread}`}>
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
    <dl className={`flex wrap ${classes.figures}`}>
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
