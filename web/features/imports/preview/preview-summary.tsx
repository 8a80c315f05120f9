import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Source } from '#shared/contract/sources.ts';
import { toMajorUnits } from '#shared/money.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { FileFacts } from '../files/facts-view.tsx';
import type { FileAccount } from '../sources/accounts.ts';
import type { SourceChoices } from '../sources/drafts.ts';
import { canBeRead } from '../steps.ts';
import { savesSomething, type PreviewTotals } from './decisions.ts';
import type { PreviewProps } from './preview-props.ts';
import classes from './summary.module.css';

type Props = Pick<PreviewProps, 'files' | 'accounts' | 'choices' | 'onEditSources' | 'onEditReading'> & {
  sources: readonly Source[];
  totals: PreviewTotals;
};

/** What will happen, in one sentence and a few figures, and what each file holds. */
export function PreviewSummary({ files, accounts, choices, sources, totals, ...props }: Props) {
  const { t } = useTranslation();
  const { onEditSources, onEditReading } = props;
  const nameOf = (account: FileAccount) => nameOfSource(choices.chosen[account.key], choices, sources);
  return (
    <Card>
      <p className={classes.sentence} role="status">
        {useSentence(totals)}
      </p>
      <Figures totals={totals} />
      <ul className={classes.files}>
        {files.map((file) => {
          const own = accounts.filter(({ fileId }) => fileId === file.id).map(nameOf);
          return (
            <li key={file.id} className={classes.file}>
              <p className={classes.name}>{`${file.name} → ${[...new Set(own)].join(', ')}`}</p>
              <FileFacts reading={file.reading} />
            </li>
          );
        })}
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

function useSentence(totals: PreviewTotals): string {
  const { t } = useTranslation();
  const format = useFormat();
  const { added, joined, known, leftOut, transfers, period } = totals;
  if (!savesSomething(totals)) return t('imports.preview.nothing');
  const count = (number: number) => ({ count: number, number: format.count(number) });
  const days = period === undefined ? '' : format.dayRange(period);
  const parts = [t('imports.preview.will', { ...count(added), period: days })];
  if (joined > 0) parts.push(t('imports.preview.joined', count(joined)));
  if (known > 0) parts.push(t('imports.preview.known', count(known)));
  if (leftOut + transfers > 0) parts.push(t('imports.preview.leftOut', count(leftOut + transfers)));
  return parts.join(' ');
}

function nameOfSource(id: string | undefined, { drafts }: SourceChoices, sources: readonly Source[]): string {
  return [...drafts, ...sources].find((each) => each.id === id)?.name ?? '';
}
