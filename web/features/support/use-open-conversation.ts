import { useLocation, useNavigate, useSearchParams } from '#web/lib/navigation/hooks.ts';

/** The query parameter with the id of the open conversation. */
const CONVERSATION = 'conversation';
const OPENED_HERE = { isOpenedHere: true };

/** The open conversation, from the address. Closing it also removes the `otherParameters` from the address. */
export function useOpenConversation(otherParameters: readonly string[] = []) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<typeof OPENED_HERE> | null };
  const [parameters, setParameters] = useSearchParams();

  /** Adds one step to the browser's history, however many conversations are opened, so that Back closes them. */
  function open(values: Record<string, string>): void {
    const after = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(values)) after.set(name, value);
    const hasOpen = parameters.has(CONVERSATION);
    setParameters(after, {
      preventScrollReset: true,
      replace: hasOpen,
      state: hasOpen ? state : OPENED_HERE,
    });
  }

  function close(): void {
    if (state?.isOpenedHere) return void navigate(-1);
    const after = new URLSearchParams(parameters);
    for (const name of [CONVERSATION, ...otherParameters]) after.delete(name);
    setParameters(after, { replace: true, preventScrollReset: true });
  }

  return { parameters, id: parameters.get(CONVERSATION) ?? undefined, open, close };
}
