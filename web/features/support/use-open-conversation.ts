import { useLocation, useNavigate, useSearchParams } from '#web/lib/navigation/hooks.ts';

/** The query parameter with the id of the open conversation. */
const CONVERSATION = 'conversation';
const OPENED_HERE = { isOpenedHere: true };

/** The open conversation, from the address. `named` are further parameters, which closing removes too. */
export function useOpenConversation(named: readonly string[] = []) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<typeof OPENED_HERE> | null };
  const [parameters, setParameters] = useSearchParams();

  /** Adds one step to the browser's history, however many conversations are opened, so that Back closes them. */
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
