import { useLocation, useNavigate, useSearchParams } from '#web/lib/navigation/hooks.ts';

/** The address's parameter with the id of the conversation that is open. */
const CONVERSATION = 'conversation';
const OPENED_HERE = { isOpenedHere: true };

/** The conversation in the address, and how to open and close it; `named` are parameters that go with it. */
export function useOpenConversation(named: readonly string[] = []) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<typeof OPENED_HERE> | null };
  const [parameters, setParameters] = useSearchParams();

  /** Adds a step to the browser's history, so that Back closes the first one that was opened. */
  function open(given: Record<string, string>): void {
    const after = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(given)) after.set(name, value);
    const isOther = parameters.has(CONVERSATION);
    setParameters(after, {
      preventScrollReset: true,
      replace: isOther,
      state: isOther ? state : OPENED_HERE,
    });
  }

  function close(): void {
    if (state?.isOpenedHere) return void navigate(-1);
    const after = new URLSearchParams(parameters);
    for (const name of [CONVERSATION, ...named]) after.delete(name);
    setParameters(after, { replace: true, preventScrollReset: true });
  }

  return { parameters, id: parameters.get(CONVERSATION) ?? undefined, open, close };
}
