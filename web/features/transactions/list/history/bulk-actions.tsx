import { Button } from '@mantine/core';
import { IconCategory, IconPencil, IconTag, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '../rows/list-bar.module.css';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const ACTION = { className: classes.action ?? '' };

type Props = { onCategorize: () => void; onTag: () => void; onEdit: () => void; onDelete: () => void };

/** The buttons that change the selected transactions. */
export function BulkActions({ onCategorize, onTag, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Button {...ACTION} variant="default" leftSection={<IconCategory {...ICON} />} onClick={onCategorize}>
        {t('history.list.categorizeSelected')}
      </Button>
      <Button {...ACTION} variant="default" leftSection={<IconTag {...ICON} />} onClick={onTag}>
        {t('history.list.tagSelected')}
      </Button>
      <Button {...ACTION} variant="default" leftSection={<IconPencil {...ICON} />} onClick={onEdit}>
        {t('history.list.editSelected')}
      </Button>
      <Button {...ACTION} color="red" leftSection={<IconTrash {...ICON} />} onClick={onDelete}>
        {t('history.list.deleteSelected')}
      </Button>
    </>
  );
}
