import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import { acceptTerms } from '#shared/contract/profile-changes.ts';
import { TERMS_VERSION } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import { call } from '#web/lib/api/call.ts';
import { useForm, type Field } from '#web/lib/form/use-form.ts';
import { profileQuery } from '#web/lib/session/profile.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckField } from '#web/ui/plain/check-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './terms-dialog.module.css';

type Props = {
  isOpen: boolean;
  /** Whether an earlier version was accepted. */
  isChanged: boolean;
  /** Postpones the acceptance. */
  onClose: () => void;
};

/** Asks to read and accept the terms and the privacy policy, now or later. */
export function TermsDialog({ isOpen, isChanged, onClose }: Props) {
  const { t } = useTranslation();
  const { field, submit, isBusy, props } = useTermsForm();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(isChanged ? 'terms.changedTitle' : 'terms.title')}
      size={480}
    >
      <form {...props} onSubmit={submit}>
        <p className={`dim ${classes.text}`} tabIndex={-1} data-autofocus>
          {t(isChanged ? 'terms.changedText' : 'terms.text')}
        </p>
        <div className={classes.acceptance}>
          <Acceptance {...field('accepted')} />
        </div>
        <div className={`flex wrap at-end gap-10 ${classes.actions}`}>
          <Button variant="default" onClick={onClose}>
            {t('terms.notNow')}
          </Button>
          <BusyButton type="submit" isBusy={isBusy}>
            {t('terms.submit')}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
}

function useTermsForm() {
  const { t } = useTranslation();
  const accept = useAcceptTerms();
  const form = useForm({
    initial: { accepted: false },
    schema: acceptTerms.body,
    toBody: (typed) => ({ ...typed, version: TERMS_VERSION }),
    send: accept,
  });
  function submit(event: FormEvent<HTMLFormElement>): void {
    if (!form.values.accepted) showToast({ kind: 'error', message: t('errors.termsRequired') });
    form.props.onSubmit(event);
  }
  return { ...form, submit };
}

/** Sends the acceptance; a toast shows whether it was saved. */
function useAcceptTerms() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return async (body: BodyOf<typeof acceptTerms>): Promise<void> => {
    try {
      queryClient.setQueryData(profileQuery.queryKey, await call(acceptTerms, { body }));
    } catch (error) {
      showToast({ kind: 'error', message: t('errors.termsUpdateFailed') });
      throw error;
    }
    showToast({ kind: 'success', message: t('terms.termsUpdatedSuccess') });
  };
}

function Acceptance({ name, value, onChange, error }: Field<boolean>) {
  const { t } = useTranslation();
  const label = (
    <>
      {t('terms.accept')} <Document path={paths.terms} name={t('terms.terms')} /> {t('terms.and')}{' '}
      <Document path={paths.privacyPolicy} name={t('terms.privacy')} />
    </>
  );
  const isInvalid = error !== undefined;
  return <CheckField name={name} isChecked={value} isInvalid={isInvalid} onChange={onChange} label={label} />;
}

function Document({ path, name }: { path: string; name: string }) {
  const { t } = useTranslation();
  return (
    <a href={path} target="_blank" rel="noopener">
      {name}
      <span className="visually-hidden"> {t('auth.signUp.newTab')}</span>
    </a>
  );
}
