import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';
import { signInWithPasskey, startPasskeySignIn } from '#shared/contract/passkeys.ts';
import { call } from '#web/lib/api/call.ts';
import { askForPasskey, stopPasskey } from '#web/lib/passkeys/ask-for-passkey.ts';

/** The server accepts a challenge for five minutes. */
const RENEWAL_MS = 4 * 60_000;

/** Opens a session; returns false if nobody chose a passkey. Throws `ApiError`. */
export type Finish = () => Promise<boolean>;

export const signIn: Finish = async () => await (await choose(false))();

/** Offers passkeys in the field for the address, where the browser can, until the returned function is called. */
export function offerInField(onChosen: (finish: Finish) => void): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const offer = async () => {
    const finish = await choose(true);
    if (!isOver && finish !== chooseNone) onChosen(finish);
  };
  // The button still works without the offer, and says what is wrong.
  const tryToOffer = () => void offer().catch(() => undefined);
  async function start(): Promise<void> {
    if (!(await browserSupportsWebAuthnAutofill()) || isOver) return;
    tryToOffer();
    timer = setInterval(tryToOffer, RENEWAL_MS);
  }
  void start();
  return () => {
    isOver = true;
    clearInterval(timer);
    stopPasskey();
  };
}

async function choose(isInField: boolean): Promise<Finish> {
  const passkey = await askForPasskey(await call(startPasskeySignIn, {}), isInField);
  if (passkey === undefined) return chooseNone;
  return async () => {
    await call(signInWithPasskey, { body: passkey });
    return true;
  };
}

const chooseNone: Finish = () => Promise.resolve(false);
