import {
  answerConversation,
  assignConversation,
  getDesk,
  getDeskConversation,
  listDesk,
  setConversationState,
} from '#shared/contract/support-desk.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import { mount, type App } from '#server/http/mount.ts';
import { createDesk, type DeskOptions } from './desk.ts';
import { listDeskPage, readDeskConversation } from './list.ts';
import { countConversations, selectAdministrators } from './queries.ts';

type Options = DeskOptions & {
  pageSize: () => Promise<number>;
  currentSettings: () => Promise<SystemSettings>;
};

const WAITING = { state: 'open', assignedTo: undefined, text: undefined } as const;

/** Mounts all conversations for administrators. They contain no data that a person has recorded. */
export function mountSupportDesk(app: App, options: Options): void {
  const { read } = options.database;
  const desk = createDesk(options);

  mount(app, listDesk, async ({ query, caller }) => {
    const { page, pageSize = await options.pageSize(), ...search } = query ?? {};
    return await listDeskPage(read, { ...search, page, pageSize }, await readViewer(options, caller.userId));
  });
  mount(app, getDesk, () => readDesk(options));
  mount(app, getDeskConversation, ({ params, query }) =>
    readDeskConversation(read, params, { nowMs: options.now(), before: query?.before }),
  );
  mount(app, answerConversation, ({ caller, params, body }) => desk.answer(caller.userId, params, body));
  mount(app, assignConversation, ({ caller, params, body }) => desk.assign(caller.userId, params, body));
  mount(app, setConversationState, ({ caller, params, body }) =>
    desk.setState(caller.userId, params, body.state),
  );
}

async function readViewer({ now, currentSettings }: Options, adminId: string) {
  return { adminId, nowMs: now(), mode: (await currentSettings()).premiumMode };
}

async function readDesk({ database: { read }, currentSettings }: Options) {
  return {
    waiting: await countConversations(read, WAITING),
    administrators: await selectAdministrators(read),
    isOrderedByPlan: (await currentSettings()).premiumMode !== 'everyone',
  };
}
