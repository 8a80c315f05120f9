import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCircleCheck, IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Import } from '#shared/contract/imports.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { importPath } from './import-path.ts';
import { StepActions, StepHeading } from './step-frame.tsx';
import classes from './done-step.module.css';
import stepClasses from './imports.module.css';

const UndoDialog = dialogOnDemand(async () => (await import('./past/undo-dialog.tsx')).UndoDialog);

type Props = { imports: readonly Import[]; onAgain: () => void };

/** The last step: what was saved, where it is, and how to take it back. */
export function DoneStep({ imports, onAgain }: Props) {
  const { t } = useTranslation();
  const [undone, setUndone] = useState<ReadonlySet<string>>(new Set());
  const left = imports.filter(({ id }) => !undone.has(id));
  const nothing = imports.length > 0 ? t('imports.past.states.undone') : t('imports.done.nothing');
  return (
    <div className={stepClasses.part}>
      <StepHeading>{t('imports.done.title')}</StepHeading>
      <Card>
        {left.length === 0 && <p className={classes.nothing}>{nothing}</p>}
        {left.length > 0 && (
          <SavedList imports={left} onUndone={(id) => setUndone(new Set([...undone, id]))} />
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

type ListProps = { imports: readonly Import[]; onUndone: (id: string) => void };

function SavedList({ imports, onUndone }: ListProps) {
  const [asked, setAsked] = useState<{ entry: Import; isOpen: boolean }>();
  return (
    <>
      <ul className={classes.imports}>
        {imports.map((entry) => (
          <Saved key={entry.id} entry={entry} onUndo={() => setAsked({ entry, isOpen: true })} />
        ))}
      </ul>
      {asked && (
        <UndoDialog
          key={asked.entry.id}
          entry={asked.entry}
          isOpen={asked.isOpen}
          onClose={() => setAsked((now) => now && { ...now, isOpen: false })}
          onUndone={() => onUndone(asked.entry.id)}
        />
      )}
    </>
  );
}

type SavedProps = { entry: Import; onUndo: () => void };

function Saved({ entry, onUndo }: SavedProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { added, joined, leftOut, fileName } = entry;
  const count = (number: number) => ({ count: number, number: format.count(number) });
  const others = [
    ...(joined > 0 ? [t('imports.done.joined', count(joined))] : []),
    ...(leftOut > 0 ? [t('imports.done.leftOut', count(leftOut))] : []),
  ];
  return (
    <li className={classes.import}>
      <IconCircleCheck className={classes.mark} size={24} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <p className={classes.count}>{t('imports.done.added', count(added))}</p>
        <p className={classes.fact}>{[fileName, ...others].join(' · ')}</p>
      </div>
      <SavedActions entry={entry} onUndo={onUndo} />
    </li>
  );
}

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

function SavedActions({ entry: { id, added, fileName: name }, onUndo }: SavedProps) {
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
    <div className={classes.actions}>
      {added > 0 && (
        <Button component={Link} to={importPath(id)} {...show}>
          {t('imports.done.show')}
        </Button>
      )}
      <Button variant="default" onClick={onUndo} {...undo}>
        {t('imports.done.undo')}
      </Button>
    </div>
  );
}
