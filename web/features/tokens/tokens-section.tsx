import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessToken } from '#shared/contract/tokens.ts';
import { MAX_TOKENS } from '#shared/limits.ts';
import { Card } from '#web/ui/card.tsx';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { QuestionDialog } from '#web/ui/question.tsx';
import { TokenRow } from './token-row.tsx';
import classes from './tokens.module.css';
import { tokensQuery, useRevokeToken } from './use-tokens.ts';

const TokenDialog = dialogOnDemand(async () => (await import('./token-dialog.tsx')).TokenDialog);

/** The person's access tokens, with buttons to make and to revoke one. */
export function TokensSection() {
  const { t } = useTranslation();
  const query = useQuery(tokensQuery);
  const { data, isError } = query;
  const [isMaking, setIsMaking] = useState(false);
  const isFull = data !== undefined && data.items.length >= MAX_TOKENS;
  return (
    <Card title={t('tokens.title')} aside={!isFull && <MakeButton onClick={() => setIsMaking(true)} />}>
      <p className={`dim text-15 lines-145 ${classes.text}`}>{t('tokens.text')}</p>
      {isFull && (
        <p className={`dim text-15 lines-145 ${classes.text}`}>{t('tokens.full', { number: MAX_TOKENS })}</p>
      )}
      {data && <List tokens={data.items} />}
      {!data && isError && <LoadFailed query={query} />}
      {!data && !isError && <BlockSkeleton heights={[44, 44]} />}
      <TokenDialog isOpen={isMaking} onClose={() => setIsMaking(false)} />
    </Card>
  );
}

function MakeButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  const icon = <IconPlus size={18} stroke={1.75} aria-hidden />;
  return (
    <Button className={classes.make ?? ''} variant="default" leftSection={icon} onClick={onClick}>
      {t('tokens.create')}
    </Button>
  );
}

function List({ tokens }: { tokens: readonly AccessToken[] }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const revoke = useRevokeToken();
  const [question, setQuestion] = useState<{ token: AccessToken; isOpen: boolean }>();
  const close = () => setQuestion((current) => current && { ...current, isOpen: false });
  if (tokens.length === 0 && question === undefined)
    return <p className={`dim text-15 lines-145 ${classes.emptyText}`}>{t('tokens.none')}</p>;
  return (
    <>
      <ul className={`stack lined ${classes.list}`} ref={list} tabIndex={-1} aria-label={t('tokens.title')}>
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} onRevoke={() => setQuestion({ token, isOpen: true })} />
        ))}
      </ul>
      {question && (
        <QuestionDialog
          isOpen={question.isOpen}
          onClose={close}
          onConfirm={() => {
            close();
            revoke(question.token);
          }}
          onClosed={() => {
            // The clicked button disappears with its row.
            list.current?.focus();
            setQuestion(undefined);
          }}
          title={t('tokens.question.title', { name: question.token.name })}
          confirmLabel={t('tokens.question.confirm')}
          returnFocus={false}
        >
          <p>{t('tokens.question.text')}</p>
        </QuestionDialog>
      )}
    </>
  );
}
