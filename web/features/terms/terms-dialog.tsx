import { Button, Modal } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptTerms } from '#shared/contract/profile.ts';
import { TERMS_VERSION } from '#shared/limits.ts';
import { call } from '#web/lib/call.ts';
import { paths } from '#shared/paths.ts';
import { profileQuery } from '#web/lib/profile.ts';
import { CheckField } from '#web/ui/plain/check-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './terms-dialog.module.css';

type Props = {
  isOpen: boolean;
  /** Whether an earlier version was accepted. */
  isChanged: boolean;
  /** Puts it off. */
  onClose: () => void;
};

/** Both documents to read and to accept, or to put off. */
export function TermsDialog({ isOpen, isChanged, onClose }: Props) {
  const { t } = useTranslation();
  const [isTicked, setIsTicked] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const accept = useAccept();

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsMissing(!isTicked);
    if (isTicked) accept.mutate();
    else showToast({ kind: 'error', message: t('errors.termsRequired') });
  }

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t(isChanged ? 'terms.changedTitle' : 'terms.title')}
      closeButtonProps={{ 'aria-label': t('app.close'), iconSize: 20 }}
      size={480}
      centered
    >
      <form onSubmit={submit} noValidate>
        <p className={classes.text} tabIndex={-1} data-autofocus>
          {t(isChanged ? 'terms.changedText' : 'terms.text')}
        </p>
        <div className={classes.acceptance}>
          <CheckField
            isChecked={isTicked}
            isInvalid={isMissing && !isTicked}
            onChange={setIsTicked}
            label={
              <>
                {t('terms.accept')} <Document path={paths.terms} name={t('terms.terms')} /> {t('terms.and')}{' '}
                <Document path={paths.privacyPolicy} name={t('terms.privacy')} />
              </>
            }
          />
        </div>
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('terms.notNow')}
          </Button>
          <Button type="submit" loading={accept.isPending}>
            {t('terms.submit')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function Document({ path, name }: { path: string; name: string }) {
  const { t } = useTranslation();
  return (
    <a href={path} target="_blank" rel="noopener">
      {name}
      <span className={classes.hidden}> {t('auth.signUp.newTab')}</span>
    </a>
  );
}

function useAccept() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(acceptTerms, { body: { accepted: true, version: TERMS_VERSION } }),
    onSuccess: (profile) => {
      queryClient.setQueryData(profileQuery.queryKey, profile);
      showToast({ kind: 'success', message: t('terms.termsUpdatedSuccess') });
    },
    onError: () => showToast({ kind: 'error', message: t('errors.termsUpdateFailed') }),
  });
}
