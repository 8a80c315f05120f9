import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MenuAction } from '#web/ui/menu-action.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';

export type TransferAction = 'edit' | 'delete';

type Props = { name: string; onAction: (action: TransferAction) => void };

export function TransferMenu({ name, onAction }: Props) {
  const { t } = useTranslation();
  return (
    <RowMenu label={t('transfers.actions', { name })}>
      <MenuAction icon={IconPencil} onClick={() => onAction('edit')}>
        {t('transfers.edit')}
      </MenuAction>
      <MenuAction icon={IconTrash} isDangerous onClick={() => onAction('delete')}>
        {t('transfers.delete')}
      </MenuAction>
    </RowMenu>
  );
}
