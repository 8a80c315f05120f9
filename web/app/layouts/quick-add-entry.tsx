import { IconPencilPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAreSingleKeysOn } from '#web/features/shortcuts/single-keys.ts';
import { showQuickAdd } from '#web/lib/screen/quick-add-shown.ts';
import { TooltipOnDemand } from '#web/ui/tooltip-on-demand.tsx';
import classes from './quick-add-entry.module.css';

/** Opens quick add from every screen of a desktop, and shows the key that does the same. */
export function QuickAddEntry() {
  const { t } = useTranslation();
  const hasKey = useAreSingleKeysOn();
  const label = t('transactions.add.quick');
  return (
    <span className={classes.place}>
      <TooltipOnDemand label={hasKey ? `${label} (N)` : label} position="right">
        <button
          type="button"
          className={classes.entry}
          aria-keyshortcuts={hasKey ? 'n' : undefined}
          onClick={() => showQuickAdd(true)}
        >
          <IconPencilPlus className={classes.icon} size={20} stroke={1.75} aria-hidden />
          <span className={classes.text}>{label}</span>
          {hasKey && (
            <kbd className={classes.key} aria-hidden>
              N
            </kbd>
          )}
        </button>
      </TooltipOnDemand>
    </span>
  );
}
