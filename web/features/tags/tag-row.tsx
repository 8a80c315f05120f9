import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { listTags } from '#shared/contract/tags.ts';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from './tags.module.css';
import { useCountText } from './use-count-text.ts';

export type TagCount = OutputOf<typeof listTags>['items'][number];
export type TagAction = 'rename' | 'remove';

type Props = { tag: TagCount; onAction: (action: TagAction) => void };

const ICONS = { rename: IconPencil, remove: IconTrash };

/** A tag with the number of its transactions; its name opens them in the history. */
export function TagRow({ tag: { tag, count }, onAction }: Props) {
  const { t } = useTranslation();
  const countText = useCountText();
  return (
    <li className={`row gap-4 ${classes.row}`} data-tag={tag}>
      <Link
        className={`flex wrap align-baseline grow shrink touchable no-underline ${classes.tag}`}
        to={`${paths.transactions}?${new URLSearchParams({ tag }).toString()}`}
      >
        <span className={`weight-600 break-anywhere ${classes.name}`}>{tag}</span>
        <span className="dim text-14">{countText(count)}</span>
      </Link>
      {(['rename', 'remove'] as const).map((action) => {
        const Icon = ICONS[action];
        return (
          <ActionIcon
            key={action}
            data-action={action}
            aria-haspopup="dialog"
            aria-label={`${t(`tags.manage.${action}`)}: ${tag}`}
            onClick={() => onAction(action)}
          >
            <Icon size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        );
      })}
    </li>
  );
}
