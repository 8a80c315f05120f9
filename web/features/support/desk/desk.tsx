import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ASSIGNMENTS, MAX_DESK_SEARCH_LENGTH } from '#shared/contract/support-desk.ts';
import { UnsavedGuard } from '#web/lib/form/unsaved.tsx';
import { useSearchParams } from '#web/lib/navigation/hooks.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { NothingChosen } from '../conversation-list.tsx';
import { Panes } from '../panes.tsx';
import { useOpenConversation } from '../use-open-conversation.ts';
import { deskListQuery, deskQuery, type DeskKey } from './api.ts';
import { DeskList } from './desk-list.tsx';
import { DeskPanel } from './desk-panel.tsx';
import {
  changeDeskSearch,
  isDeskFiltered,
  readDeskSearch,
  type DeskChanges,
  DESK_STATES,
  type DeskScreenSearch,
} from './search.ts';
import classes from './desk.module.css';

/** The administrators' screen of all conversations; by default it lists those that wait for an answer. */
export function SupportDesk() {
  const { t } = useTranslation();
  const { data } = useQuery(deskQuery);
  const { search, onChange } = useDeskSearch();
  const { key, open, close } = useOpenKey();
  const query = useQuery(deskListQuery(search));
  const waiting =
    data &&
    (data.waiting === 0
      ? t('supportDesk.nothingWaiting')
      : t('supportDesk.waiting', { count: data.waiting }));
  const list = (
    <>
      <DeskToolbar search={search} onChange={onChange} />
      <DeskList
        query={query}
        isUnfiltered={search.state === 'open' && !isDeskFiltered(search)}
        currentId={key?.id}
        onOpen={open}
        onPage={(page) => onChange({ page: String(page) })}
      />
    </>
  );
  return (
    <UnsavedGuard>
      <PageHeader
        title={t('app.titles.adminSupport')}
        subtitle={<span role="status">{waiting ?? '\u00a0'}</span>}
      />
      <Panes isOpen={key !== undefined} list={list}>
        {key === undefined ? (
          <NothingChosen text={t('supportDesk.choose')} />
        ) : (
          <DeskPanel key={key.id} conversationKey={key} onClose={close} />
        )}
      </Panes>
    </UnsavedGuard>
  );
}

/** The search in the address, and a function that changes it. */
function useDeskSearch() {
  const [parameters, setParameters] = useSearchParams();
  const search = useMemo(() => readDeskSearch(parameters), [parameters]);
  const onChange = (changes: DeskChanges) => {
    // Each further letter replaces the address, so that Back skips the letters.
    const replace = search.q !== undefined && changes.q !== undefined;
    setParameters((before) => changeDeskSearch(before, changes), { replace, preventScrollReset: true });
  };
  return { search, onChange };
}

/** The conversation in the address, identified by its user and its id. */
function useOpenKey() {
  const { parameters, id, open, close } = useOpenConversation(['user']);
  const userId = parameters.get('user') ?? undefined;
  const key: DeskKey | undefined = id === undefined || userId === undefined ? undefined : { userId, id };
  return {
    key,
    open: (chosen: DeskKey) => open({ user: chosen.userId, conversation: chosen.id }),
    close,
  };
}

type ToolbarProps = { search: DeskScreenSearch; onChange: (changes: DeskChanges) => void };

function DeskToolbar({ search, onChange }: ToolbarProps) {
  const { t } = useTranslation();
  return (
    <search className={`grid gap-12 ${classes.toolbar}`}>
      <SearchBox
        value={search.q}
        onChange={(q) => onChange({ q })}
        maxLength={MAX_DESK_SEARCH_LENGTH}
        label={t('supportDesk.search.label')}
        placeholder={t('supportDesk.search.placeholder')}
        clearLabel={t('supportDesk.search.clear')}
      />
      <Filters search={search} onChange={onChange} />
    </search>
  );
}

function Filters({ search, onChange }: ToolbarProps) {
  const { t } = useTranslation();
  return (
    <div className={`grid gap-12 ${classes.filters}`}>
      <FilterSelect
        label={t('supportDesk.filter')}
        options={DESK_STATES.map((value) => ({ value, label: t(`supportDesk.states.${value}`) }))}
        value={search.state}
        onChange={(state) => onChange({ state })}
      />
      <FilterSelect
        label={t('supportDesk.assignment')}
        allLabel={t('supportDesk.assignments.anyone')}
        options={ASSIGNMENTS.map((value) => ({ value, label: t(`supportDesk.assignments.${value}`) }))}
        value={search.assigned}
        onChange={(assigned) => onChange({ assigned })}
      />
    </div>
  );
}
