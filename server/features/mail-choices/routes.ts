import { SUCCESS } from '#shared/contract/fields.ts';
import { confirmAddress, mailAddressLink, stopMails } from '#shared/contract/mail-choices.ts';
import { AppError } from '#server/errors/app-error.ts';
import { mount, type App } from '#server/http/mount.ts';
import { createOwnAddress, type OwnAddressOptions } from './own-address.ts';
import { switchOff } from './queries.ts';
import type { StopTokens } from './stop-tokens.ts';

type Options = OwnAddressOptions & {
  stopTokens: StopTokens;
  onChange: (userId: string) => void;
};

/** Mounts the links that switch mails off, and those that confirm an address so that mails can be switched on. */
export function mountMailChoices(app: App, options: Options): void {
  const { database, now, stopTokens, onChange } = options;
  const ownAddress = createOwnAddress(options);

  mount(app, mailAddressLink, async ({ caller: { userId }, http }) => {
    await ownAddress.mailLink(userId, http.get('clientAddress'));
    return SUCCESS;
  });
  mount(app, confirmAddress, async ({ caller: { userId }, body }) => {
    if (await ownAddress.confirm(userId, body.token)) onChange(userId);
    return SUCCESS;
  });
  mount(app, stopMails, async ({ params }) => {
    const stop = stopTokens.read(params.token);
    if (stop === undefined) throw new AppError('stopLinkInvalid');
    const isChanged = await database.write((trx) => switchOff(trx, { ...stop, at: now() }));
    if (isChanged) onChange(stop.userId);
    return { ...SUCCESS, mail: stop.mail };
  });
}
