import { askAdvisor } from '#shared/contract/advisor.ts';
import { whileAsked } from '#server/errors/while-asked.ts';
import { mount, type App } from '#server/http/mount.ts';
import { createAdvisor } from './advisor.ts';
import type { AdvisorOptions } from './context.ts';

type Options = AdvisorOptions & {
  /** Throws `tooManyRequests` past the limit. */
  countQuestion: (userId: string) => Promise<void>;
};

/** Questions about the user's own transactions. */
export function mountAdvisor(app: App, { countQuestion, ...options }: Options): void {
  const advisor = createAdvisor(options);
  mount(app, askAdvisor, async ({ caller, body, http }) => {
    await countQuestion(caller.userId);
    return await whileAsked(
      () => http.req.raw.signal,
      () => advisor.ask(caller, body),
    );
  });
}
