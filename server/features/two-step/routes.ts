import { SUCCESS } from '#shared/contract/fields.ts';
import {
  confirmTwoStep,
  getTwoStep,
  giveCode,
  renewRecoveryCodes,
  startTwoStep,
  stopTwoStep,
} from '#shared/contract/two-step.ts';
import { mount, type App } from '#server/http/mount.ts';
import { finishSignIn, type HalfSignInOptions } from './half-sign-ins.ts';
import type { TwoSteps } from './two-step.ts';

type RouteOptions = HalfSignInOptions & { twoSteps: TwoSteps };

export function mountTwoStep(app: App, options: RouteOptions): void {
  const { twoSteps, codeLimits } = options;

  mount(app, getTwoStep, ({ caller }) => twoSteps.get(caller));
  mount(app, startTwoStep, ({ caller }) => twoSteps.start(caller.userId));
  mount(app, confirmTwoStep, async ({ caller: { userId }, body, http }) => {
    const attempt = { userId, address: http.get('clientAddress') };
    const recoveryCodes = await codeLimits.guess(attempt, () => twoSteps.confirm(userId, body.code));
    return { recoveryCodes };
  });
  mount(app, stopTwoStep, async ({ caller }) => {
    await twoSteps.stop(caller.userId);
    return SUCCESS;
  });
  mount(app, renewRecoveryCodes, async ({ caller }) => ({
    recoveryCodes: await twoSteps.renewCodes(caller.userId),
  }));
  mount(app, giveCode, ({ body, http }) => finishSignIn(options, http, body.code));
}
