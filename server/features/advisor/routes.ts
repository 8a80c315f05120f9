import { askAdvisor } from '#shared/contract/advisor.ts';
import { whileClientWaits } from '#server/errors/while-client-waits.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { AdvisorOptions } from './context.ts';

type Options = {
  /** Loads the advisor's options; called with the first question, since the advisor is large. */
  load: () => Promise<AdvisorOptions>;
  /** Throws `tooManyRequests` past the limit. */
  countQuestion: (userId: string) => Promise<void>;
};

/** Mounts the questions about the user's own transactions. */
export function mountAdvisor(app: App, { load, countQuestion }: Options): void {
  let advisor: ReturnType<typeof open> | undefined;
  const open = async () => {
    const { createAdvisor } = await import('./advisor.ts');
    return createAdvisor(await load());
  };
  mount(app, askAdvisor, async ({ caller, body, http }) => {
    await countQuestion(caller.userId);
    const { ask } = await (advisor ??= open());
    return await whileClientWaits(
      () => http.req.raw.signal,
      () => ask({ ...caller, acceptLanguage: http.req.header('accept-language') }, body),
    );
  });
}
