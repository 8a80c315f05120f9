import { Button } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconChevronDown, IconFileText } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toMajorUnits } from '#shared/money.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useErrorSentence } from '../files/error-sentence.ts';
import { FileFacts } from '../files/facts-view.tsx';
import type { FileAccount } from '../sources/accounts.ts';
import { hasReadingChoices } from '../steps.ts';
import { NO_TOTALS, countTotalsBy, type Preview } from './decisions.ts';
import type { PreviewProps } from './preview-props.ts';
import { accountKey, findSourceName, type RowAccount } from './row-accounts.ts';
import classes from './file-details.module.css';

type Props = Pick<
  PreviewProps,
  'files' | 'unread' | 'accounts' | 'choices' | 'known' | 'onEditSources' | 'onEditReading'
> & {
  rowAccounts: readonly RowAccount[];
  preview: Preview;
};

/** The facts of each file, and buttons to change its source and reading. Open at first if a file needs attention. */
export function FileDetails({ files, unread, accounts, choices, known, ...props }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { preview, rowAccounts, onEditSources, onEditReading } = props;
  const [needsAttention] = useState(() => unread.length > 0 || files.some(hasFileWarning));
  const totalsByFile = useMemo(
    () => countTotalsBy(preview, ({ file }) => rowAccounts[file]?.fileId ?? ''),
    [preview, rowAccounts],
  );
  const titles = files.map((file) =>
    toTitle(file, accounts, (account) => findSourceName(account, choices, known.items)),
  );
  const count = files.length + unread.length;
  const Icon = needsAttention ? IconAlertTriangle : IconFileText;
  return (
    <details className={classes.details} open={needsAttention}>
      <summary className={`row gap-6 text-14 weight-600 ${needsAttention ? 'warn' : 'accent'}`}>
        <Icon className="rigid" size={16} stroke={1.75} aria-hidden />
        <span className="ellipsis">
          {count === 1 ? titles[0] : t('imports.preview.files', { number: format.count(count) })}
        </span>
        <IconChevronDown className={`rigid ${classes.arrow}`} size={16} stroke={1.75} aria-hidden />
      </summary>
      <ul className="stack gap-12">
        {files.map((file, index) => (
          <li key={file.id}>
            <p className="weight-600 lines-140 break-anywhere">{titles[index]}</p>
            <FileFacts reading={file.reading} totals={totalsByFile.get(file.id) ?? NO_TOTALS} />
            <FileAccounts fileId={file.id} accounts={rowAccounts} preview={preview} />
          </li>
        ))}
        {unread.map((file) => (
          <UnreadFile key={file.id} file={file} />
        ))}
      </ul>
      <div className={`flex wrap ${classes.changes}`}>
        <Button variant="subtle" onClick={onEditSources}>
          {t('imports.preview.changeSource')}
        </Button>
        {files.some(hasReadingChoices) && (
          <Button variant="subtle" onClick={onEditReading}>
            {t('imports.preview.changeReading')}
          </Button>
        )}
      </div>
    </details>
  );
}

/** Unreadable rows are no warning here, because the list has a group for them. */
function hasFileWarning({ reading }: Props['files'][number]): boolean {
  return reading.warnings.some((code) => code !== 'rowsUnreadable');
}

/** Writes a title such as 'november.csv → Current account'. */
function toTitle(
  { id, name }: Props['files'][number],
  accounts: readonly FileAccount[],
  toName: (account: FileAccount) => string,
): string {
  const names = accounts.filter(({ fileId }) => fileId === id).map(toName);
  return `${name} → ${[...new Set(names)].join(', ')}`;
}

type AccountsProps = { fileId: string; accounts: readonly RowAccount[]; preview: Preview };

/** The totals of each account of a file; nothing for a file of one account. */
function FileAccounts({ fileId, accounts, preview }: AccountsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const fileAccounts = accounts.filter((account) => account.fileId === fileId);
  const names = [...new Set(fileAccounts.map(({ name }) => name))];
  const totalsByAccount = useMemo(() => {
    const keys = accounts.map(accountKey);
    return countTotalsBy(preview, ({ file }) => keys[file] ?? '');
  }, [preview, accounts]);
  if (names.length < 2) return null;
  return (
    <ul
      className={`grid dim text-14 lines-145 numbers ${classes.accounts}`}
      aria-label={t('imports.preview.accountsOf', { name: fileAccounts[0]?.fileName })}
    >
      {names.map((name) => {
        const {
          added: count,
          inMinor,
          outMinor,
        } = totalsByAccount.get(accountKey({ fileId, name })) ?? NO_TOTALS;
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

/** A file that adds nothing, and the reason. */
function UnreadFile({ file: { name, error } }: { file: Props['unread'][number] }) {
  const sentence = useErrorSentence()(error);
  return (
    <li>
      <p className="weight-600 lines-140 break-anywhere">{name}</p>
      <p className={`flex align-start gap-6 expense text-14 lines-145 ${classes.unread}`}>
        <IconAlertCircle size={16} stroke={1.75} aria-hidden />
        <span>{sentence}</span>
      </p>
    </li>
  );
}
