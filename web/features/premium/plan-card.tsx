import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconClockHour4, IconSparkles, IconUser } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Premium } from '#shared/contract/premium.ts';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { useProfile } from '#web/lib/session/profile.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { premiumQuery, useCancelRequest } from './api.ts';
import { usePlanWords } from './plan-words.ts';
import classes from './premium.module.css';

const RequestDialog = dialogOnDemand(async () => (await import('./request-dialog.tsx')).RequestDialog);

/** Says whether the person has Premium, and until when; offers to request it, or to cancel a request. */
export function PlanCard() {
  const { t } = useTranslation();
  const query = useQuery(premiumQuery);
  return (
    <Card title={t('premium.plan.title')}>
      {query.data ? (
        <State premium={query.data} />
      ) : query.isError ? (
        <LoadFailed query={query} />
      ) : (
        <BlockSkeleton heights={[48]} />
      )}
    </Card>
  );
}

function State({ premium }: { premium: Premium }) {
  const { title, text } = usePlanWords(premium);
  const isRequested = hasOpenRequest(premium);
  const StateIcon = premium.hasPremium ? IconSparkles : isRequested ? IconClockHour4 : IconUser;
  return (
    <div className={`row wrap ${classes.plan}`} data-active={premium.hasPremium || undefined}>
      <span className={`in-middle hover-color dim ${classes.icon}`} aria-hidden>
        <StateIcon size={24} stroke={1.75} />
      </span>
      <div className={`shrink ${classes.words}`} role="status">
        <p className={`weight-650 ${classes.state}`}>{title}</p>
        {text !== undefined && <p className={`dim lines-150 ${classes.hint}`}>{text}</p>}
      </div>
      <Action premium={premium} />
    </div>
  );
}

/** Whether a request is open, and the person does not have Premium already. */
function hasOpenRequest({ hasPremium, request }: Premium): boolean {
  return !hasPremium && request !== null && request.answeredAt === null;
}

/** The action for the plan. Its dialog stays open if the plan or the mode changes meanwhile. */
function Action({ premium }: { premium: Premium }) {
  const [isAsking, setIsAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      <ActionButton premium={premium} onAsk={() => setIsAsking(true)} />
      <RequestDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onClosed={() => place.current?.querySelector('button')?.focus()}
      />
    </div>
  );
}

type ButtonProps = { premium: Premium; onAsk: () => void };

/**
 * One button requests and cancels, so that it keeps the focus. If administrators decide without a request, it is a link
 * to write to them. Administrators get links to the places where they decide.
 */
function ActionButton({ premium, onAsk }: ButtonProps) {
  const { t } = useTranslation();
  const { isAdmin } = useProfile();
  const cancel = useCancelRequest();
  const isRequested = hasOpenRequest(premium);
  if (premium.hasPremium) return null;
  if (isAdmin && !isRequested) return <AdminLinks />;
  if (premium.mode !== 'byRequest' && !isRequested)
    return (
      <Button component={Link} to={paths.support} variant="light">
        {t('premium.plan.write')}
      </Button>
    );
  return (
    <BusyButton
      variant={isRequested ? 'default' : 'filled'}
      isBusy={cancel.isPending}
      onClick={() => (isRequested ? cancel.mutate() : onAsk())}
    >
      {t(isRequested ? 'premium.request.cancel' : 'premium.request.open')}
    </BusyButton>
  );
}

/** Links for administrators: to their own plan, and to the setting that says who has Premium. */
function AdminLinks() {
  const { t } = useTranslation();
  const { uid } = useProfile();
  const ownPlanPath = `${paths.adminUsers}?${new URLSearchParams({ user: uid })}`;
  return (
    <div className="flex wrap gap-8">
      <Button component={Link} to={ownPlanPath} variant="light">
        {t('premium.plan.giveSelf')}
      </Button>
      <Button component={Link} to={`${paths.adminSettings}#premium`} variant="default">
        {t('premium.plan.toSettings')}
      </Button>
    </div>
  );
}
