type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Tells who asks for the password where a call needs it again. Returns how to stop. */
export function onProofNeeded(asker: Ask): () => void {
  ask = asker;
  return () => {
    if (ask === asker) ask = undefined;
  };
}

/** Asks for the password, once for all calls that need it. False where it was not given, or nobody can ask. */
export async function askForProof(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => (asking = undefined));
  return await asking;
}
