import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DeskConversation } from '#shared/contract/support-desk.ts';
import { LANGUAGE_FACTS } from '#shared/languages.ts';
import { paths } from '#shared/paths.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { EmailText } from '#web/ui/email-text.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { PersonAvatar } from '#web/ui/person-avatar.tsx';
import { deskQuery } from './api.ts';
import classes from './desk.module.css';

type Props = Pick<DeskConversation, 'person'>;

/** Facts about the user that help to answer; nothing about their transactions. */
export function PersonFacts({ person }: Props) {
  const { t } = useTranslation();
  const { date } = useInstantText();
  const { data } = useQuery(deskQuery);
  const { plan, language, createdAt } = person;
  return (
    <section
      className={`row wrap between frame rounded ${classes.person}`}
      aria-label={t('supportDesk.person.heading')}
    >
      <Names person={person} />
      <dl className={`flex wrap ${classes.facts}`}>
        {data?.isOrderedByPlan === true && (
          <Fact name={t('adminUsers.details.plan')}>{t(`adminUsers.plans.${plan}`)}</Fact>
        )}
        <Fact name={t('supportDesk.person.language')}>{LANGUAGE_FACTS[language].name}</Fact>
        <Fact name={t('supportDesk.person.joined')}>{date(createdAt)}</Fact>
      </dl>
    </section>
  );
}

function Names({ person: { id, displayName, email } }: Props) {
  const details = `${paths.adminUsers}?${new URLSearchParams({ user: id })}`;
  return (
    <div className={`row gap-12 shrink ${classes.who}`}>
      <PersonAvatar name={displayName} photoURL={null} size={36} isLight />
      <div className="grid shrink dim text-14">
        <Link className={`text text-15 weight-600 break-anywhere ${classes.name}`} to={details}>
          <bdi>{displayName}</bdi>
        </Link>
        <EmailText email={email} />
      </div>
    </div>
  );
}
