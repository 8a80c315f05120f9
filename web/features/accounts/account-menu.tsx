import {
  IconArchive,
  IconArchiveOff,
  IconArrowDown,
  IconArrowMerge,
  IconArrowUp,
  IconPencil,
  IconTrash,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Source } from '#shared/contract/sources.ts';
import { MenuAction } from '#web/ui/menu-action.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { useIsPhone } from '#web/ui/use-is-phone.ts';

const ICONS = {
  edit: IconPencil,
  moveUp: IconArrowUp,
  moveDown: IconArrowDown,
  archive: IconArchive,
  unarchive: IconArchiveOff,
  merge: IconArrowMerge,
  delete: IconTrash,
} satisfies Record<string, Icon>;
export type AccountAction = keyof typeof ICONS;

type Props = {
  account: Source;
  canMove: boolean;
  canMerge: boolean;
  onAction: (action: AccountAction) => void;
};

/** The actions of an account. On phones the row has no buttons to move it, so the menu does. */
export function AccountMenu({ account: { name, isArchived }, canMove, canMerge, onAction }: Props) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const isOffered: Record<AccountAction, boolean> = {
    edit: true,
    moveUp: canMove && isPhone,
    moveDown: canMove && isPhone,
    archive: !isArchived,
    unarchive: isArchived,
    merge: canMerge,
    delete: true,
  };
  const actions = (Object.keys(ICONS) as AccountAction[]).filter((action) => isOffered[action]);
  return (
    <RowMenu label={t('ownAccounts.actions', { name })}>
      {actions.map((action) => (
        <MenuAction
          key={action}
          icon={ICONS[action]}
          isDangerous={action === 'delete'}
          onClick={() => onAction(action)}
        >
          {t(`ownAccounts.${action}`)}
        </MenuAction>
      ))}
    </RowMenu>
  );
}
