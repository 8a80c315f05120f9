import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { ActivitySection } from '#web/features/account/activity-section.tsx';
import { DataSection } from '#web/features/account/data-section.tsx';
import { DeleteSection } from '#web/features/account/delete-section.tsx';
import { PasswordSection } from '#web/features/account/password-section.tsx';
import { ProofGate } from '#web/features/account/proof-gate.tsx';
import { SessionsSection } from '#web/features/account/sessions-section.tsx';
import { AccountsLink } from '#web/features/accounts/accounts-link.tsx';
import { ChangeEmail } from '#web/features/auth/email-change/change-email.tsx';
import { PasswordHint } from '#web/features/auth/password-hint.tsx';
import { LocationSection } from '#web/features/location/location-section.tsx';
import { AddressConfirmation } from '#web/features/mail-choices/address-confirmation.tsx';
import { MailsSection } from '#web/features/mail-choices/mails-section.tsx';
import { AppearanceSection } from '#web/features/profile/appearance-section.tsx';
import { IdentitySection } from '#web/features/profile/identity-section.tsx';
import { RegionSection } from '#web/features/profile/region-section.tsx';
import { TwoStepSection } from '#web/features/two-step/two-step-section.tsx';
import { UnsavedGuard } from '#web/lib/form/unsaved.tsx';
import { useLocation, useNavigate } from '#web/lib/navigation/hooks.ts';
import { lazyWhenIdle } from '#web/lib/screen/lazy-when-idle.ts';
import { Card } from '#web/ui/card.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Sections } from '#web/ui/sections/sections.tsx';
import classes from './profile.module.css';

const TokensSection = lazyWhenIdle(
  async () => (await import('#web/features/tokens/tokens-section.tsx')).TokensSection,
);

const PasskeysSection = lazyWhenIdle(
  async () => (await import('#web/features/passkeys/passkeys-section.tsx')).PasskeysSection,
);

const RestoreSection = lazyWhenIdle(
  async () => (await import('#web/features/restore/restore-section.tsx')).RestoreSection,
);

const CONTENTS = [
  {
    name: 'personal',
    content: (
      <>
        <IdentitySection />
        <LocationSection />
        <MailsSection />
      </>
    ),
  },
  {
    name: 'look',
    content: (
      <>
        <AppearanceSection />
        <RegionSection />
        <AccountsLink />
      </>
    ),
  },
  {
    name: 'security',
    content: (
      <>
        <ChangeEmail />
        <PasswordSection renderHint={(field) => <PasswordHint {...field} />} />
        <TwoStepSection />
        <Suspense>
          <PasskeysSection />
        </Suspense>
        <SessionsSection />
        <ActivitySection />
      </>
    ),
  },
  {
    name: 'tokens',
    content: (
      <Suspense fallback={<SectionSkeleton heights={[24, 44, 44]} />}>
        <TokensSection />
      </Suspense>
    ),
  },
  {
    name: 'data',
    content: (
      <>
        <DataSection />
        <Suspense fallback={<SectionSkeleton heights={[24, 40, 44]} />}>
          <RestoreSection />
        </Suspense>
        <DeleteSection />
      </>
    ),
  },
] as const;

/** Sections that have a screen of their own now. */
const MOVED_HASHES = ['#categories', '#tags'];

/** A skeleton that is about as high as the section that loads. */
function SectionSkeleton({ heights }: { heights: readonly number[] }) {
  return (
    <Card>
      <BlockSkeleton heights={heights} />
    </Card>
  );
}
/** The sections of the profile: first about the person, then the look, then the account. */
export default function ProfilePage() {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const hasMoved = MOVED_HASHES.includes(hash);
  useEffect(() => {
    if (hasMoved) void navigate(paths.categories, { replace: true });
  }, [hasMoved, navigate]);
  return (
    <UnsavedGuard>
      <PageHeader title={t('app.titles.profile')} />
      <Sections sections={useSections()} label={t('profile.sections.label')} />
      <ProofGate />
      <AddressConfirmation />
    </UnsavedGuard>
  );
}

function useSections() {
  const { t } = useTranslation();
  return CONTENTS.map(({ name, content }) => ({
    name,
    title: t(`profile.sections.${name}`),
    // The only card of this section has the same title.
    isTitled: name === 'tokens',
    content: <div className={`stack gap-20 ${classes.cards}`}>{content}</div>,
  }));
}
