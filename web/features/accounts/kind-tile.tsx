import {
  IconBuildingBank,
  IconCash,
  IconCreditCard,
  IconDeviceMobile,
  IconWallet,
  type Icon,
} from '@tabler/icons-react';
import type { Source } from '#shared/contract/sources.ts';
import classes from './accounts.module.css';

const ICONS = {
  bank: IconBuildingBank,
  card: IconCreditCard,
  cash: IconCash,
  app: IconDeviceMobile,
  other: IconWallet,
} satisfies Record<Source['kind'], Icon>;

/** The icon of an account's kind in its colour; decoration, since the kind is next to it. */
export function KindTile({ kind, colour }: Pick<Source, 'kind' | 'colour'>) {
  const KindIcon = ICONS[kind];
  return (
    <span className={`in-middle rigid ${classes.tile}`} data-category={colour ?? undefined} aria-hidden>
      <KindIcon size={20} stroke={1.75} />
    </span>
  );
}
