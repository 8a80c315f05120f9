import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Passkey } from '#shared/contract/passkeys.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { MenuAction } from '#web/ui/menu-action.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { WarningLine } from '#web/ui/warning-line.tsx';
import classes from './passkeys.module.css';

type Props = { passkey: Passkey; onRename: () => void; onRemove: () => void };

/** A passkey: its name, where it is, its days, and a menu to rename or remove it. */
export function PasskeyRow({ passkey, onRename, onRemove }: Props) {
  const { t } = useTranslation();
  const { date } = useInstantText();
  const { name, createdAt, lastUsedAt, isSynced, isElsewhere } = passkey;
  const used =
    lastUsedAt === null ? t('passkeys.neverUsed') : t('passkeys.usedOn', { day: date(lastUsedAt) });
  return (
    <li className={`row between gap-14 ${classes.passkey}`}>
      <div className={`shrink ${classes.words}`}>
        <p className="text-15 weight-600 break-anywhere">{name}</p>
        <p className={`dim text-14 lines-140 ${classes.fact}`}>
          {t(isSynced ? 'passkeys.synced' : 'passkeys.single')}
        </p>
        <p className={`dim text-14 lines-140 ${classes.fact}`}>
          <span className="nowrap">{t('passkeys.addedOn', { day: date(createdAt) })}</span>
          {' · '}
          <span className="nowrap">{used}</span>
        </p>
        {isElsewhere && <WarningLine text={t('passkeys.elsewhere')} />}
      </div>
      <RowMenu label={t('passkeys.menu', { name })}>
        <MenuAction icon={IconPencil} onClick={onRename}>
          {t('passkeys.rename')}
        </MenuAction>
        <MenuAction icon={IconTrash} isDangerous onClick={onRemove}>
          {t('passkeys.remove')}
        </MenuAction>
      </RowMenu>
    </li>
  );
}
