import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCircleCheck, IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CountedImport } from '#shared/contract/imports.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { importPath } from './import-path.ts';
import { StepActions, StepHeading } from './step-frame.tsx';
import classes from './done-step.module.css';

const UndoDialog = dialogOnDemand(async () => (await import('./past/undo-dialog.tsx')).UndoDialog);

type Props = { imports: readonly CountedImport[]; onAgain: () => void };

/** The last step: the counts of each import, with a link to its transactions and a button that undoes it. */
export function DoneStep({ imports, onAgain }: Props) {
  const { t } = useTranslation();
  const [undone, setUndone] = useState<ReadonlySet<string>>(new Set());
  return (
    <div className="stack gap-20">
      <StepHeading>{t('imports.done.title')}</StepHeading>
      <Card>
        {imports.length === 0 && <p>{t('imports.done.nothing')}</p>}
        {imports.length > 0 && (
          <SavedList
            imports={imports}
            undone={undone}
            onUndone={(ids) => setUndone((before) => new Set([...before, ...ids]))}
          />
        )}
      </Card>
      <StepActions>
        <Button variant="default" onClick={onAgain}>
          {t('imports.newImport')}
        </Button>
      </StepActions>
    </div>
  );
}

type ListProps = {
  imports: readonly CountedImport[];
  undone: ReadonlySet<string>;
  onUndone: (ids: readonly string[]) => void;
};

function SavedList({ imports, undone, onUndone }: ListProps) {
  const [question, setQuestion] = useState<{ entries: readonly CountedImport[]; isOpen: boolean }>();
  const remaining = imports.filter(({ id }) => !undone.has(id));
  const ask = (entries: readonly CountedImport[]) => setQuestion({ entries, isOpen: true });
  return (
    <>
      {remaining.length > 1 && <Total imports={remaining} onUndo={() => ask(remaining)} />}
      <ul className="lined">
        {imports.map((entry) => (
          <Saved
            key={entry.id}
            entry={entry}
            isOnly={imports.length === 1}
            isUndone={undone.has(entry.id)}
            onUndo={() => ask([entry])}
          />
        ))}
      </ul>
      {question && (
        <UndoDialog
          key={question.entries.map(({ id }) => id).join(' ')}
          entries={question.entries}
          isOpen={question.isOpen}
          onClose={() => setQuestion((now) => now && { ...now, isOpen: false })}
          onUndone={onUndone}
        />
      )}
    </>
  );
}

/** The total of the imports that are not undone, and a button that undoes all of them. */
function Total({ imports, onUndo }: { imports: readonly CountedImport[]; onUndo: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const added = imports.reduce((sum, entry) => sum + entry.added, 0);
  const transfers = imports.reduce((sum, entry) => sum + entry.transfers, 0);
  return (
    <div className={`row wrap between ${classes.total}`}>
      <p className={`weight-650 lines-140 ${classes.count}`}>
        {[
          t('imports.done.total', { count: added, number: format.count(added) }),
          ...(transfers > 0
            ? [t('imports.counts.transfers', { count: transfers, number: format.count(transfers) })]
            : []),
        ].join(' · ')}
      </p>
      <Button variant="default" leftSection={<IconArrowBackUp {...ICON} />} onClick={onUndo}>
        {t('imports.done.undoAll', { number: format.count(imports.length) })}
      </Button>
    </div>
  );
}

type SavedProps = { entry: CountedImport; isOnly: boolean; isUndone: boolean; onUndo: () => void };

function Saved({ entry, isOnly, isUndone, onUndo }: SavedProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { added, joined, transfers, unreadable, fileName } = entry;
  const leftOut = entry.leftOut - transfers;
  const count = (number: number) => ({ count: number, number: format.count(number) });
  const others = [
    ...(transfers > 0 ? [t('imports.counts.transfers', count(transfers))] : []),
    ...(joined > 0 ? [t('imports.done.joined', count(joined))] : []),
    ...(leftOut > 0 ? [t('imports.done.leftOut', count(leftOut))] : []),
    ...(unreadable > 0 ? [t('imports.done.unread', count(unreadable))] : []),
  ];
  const Icon = isUndone ? IconArrowBackUp : IconCircleCheck;
  return (
    <li className={`row wrap ${classes.import}`} data-state={isUndone ? 'undone' : 'done'}>
      <Icon className={classes.mark} size={24} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <p className={`weight-650 lines-140 ${classes.count}`}>
          {isUndone ? t('imports.past.states.undone') : t('imports.done.added', count(added))}
        </p>
        <p className="dim text-14 lines-145 break-anywhere">
          {[fileName, ...(isUndone ? [] : others)].join(' · ')}
        </p>
      </div>
      {!isUndone && <SavedActions entry={entry} isOnly={isOnly} onUndo={onUndo} />}
    </li>
  );
}

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

function SavedActions({ entry, isOnly, onUndo }: Omit<SavedProps, 'isUndone'>) {
  const { id, added, fileName: name } = entry;
  const { t } = useTranslation();
  const show = {
    'aria-label': t('imports.done.showNamed', { name }),
    leftSection: <IconReceipt {...ICON} />,
  };
  const undo = {
    'aria-label': t('imports.done.undoNamed', { name }),
    leftSection: <IconArrowBackUp {...ICON} />,
  };
  return (
    <div className={`flex wrap gap-10 ${classes.actions}`}>
      {added > 0 && (
        <Button component={Link} to={importPath(id)} variant={isOnly ? 'filled' : 'light'} {...show}>
          {t('imports.done.show')}
        </Button>
      )}
      <Button variant="default" onClick={onUndo} {...undo}>
        {t('imports.done.undo')}
      </Button>
    </div>
  );
}
