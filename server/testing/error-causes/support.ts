import { uuidv7 } from 'uuidv7';
import { MAX_OPEN_CONVERSATIONS, MAX_SUPPORT_MESSAGES_A_DAY } from '#shared/limits.ts';
import { signUpAdmin, signUpUser } from '#server/testing/admins.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { DESK, startConversation, SUPPORT } from '#server/testing/support.ts';
import { asAdmin, asUserAfter, asUser, type ErrorCases } from './cause.ts';

const QUESTION = { subject: 'Help', text: 'It fails.' };

export const support = {
  conversationNotFound: [
    404,
    'This conversation does not exist.',
    asUser((user) => user.get(`${SUPPORT}/${uuidv7()}`)),
  ],
  tooManyConversations: [
    409,
    'You have reached the limit of open conversations. Close one first.',
    asUser(async (user) => {
      for (let n = 0; n < MAX_OPEN_CONVERSATIONS; n++) await startConversation(user);
      return await user.post(SUPPORT, QUESTION);
    }),
  ],
  tooManySupportMessages: [
    429,
    'You have reached the limit of messages per day. Try again tomorrow.',
    asUser(async (user) => {
      const id = await startConversation(user);
      const send = () => user.post(`${SUPPORT}/${id}/messages`, { text: 'And?' });
      for (let n = 1; n < MAX_SUPPORT_MESSAGES_A_DAY; n++) await send();
      return await send();
    }),
  ],
  supportSendFailed: [
    500,
    'Failed to send the message.',
    asUserAfter('drop table support_messages', (user) => user.post(SUPPORT, QUESTION)),
  ],
  supportUpdateFailed: [
    500,
    'Failed to update the conversation.',
    asUser(async (user, app) => {
      const id = await startConversation(user);
      await runSql(app.database, 'drop table audit_log');
      return await user.post(`${SUPPORT}/${id}/close`);
    }),
  ],
  assigneeNotAdmin: [
    409,
    'Conversations can only be assigned to administrators.',
    asAdmin(async (admin, app) => {
      const user = await signUpUser(app);
      const path = `${DESK}/${user.uid}/${await startConversation(user)}`;
      return await admin.put(`${path}/assignment`, { to: user.uid });
    }),
  ],
  supportAssignedMeanwhile: [
    409,
    'Someone else has assigned this conversation in the meantime.',
    asAdmin(async (admin, app) => {
      const [user, other] = [await signUpUser(app), await signUpAdmin(app)];
      const path = `${DESK}/${user.uid}/${await startConversation(user)}/assignment`;
      await other.put(path, { to: other.uid, from: null });
      return await admin.put(path, { to: admin.uid, from: null });
    }),
  ],
  supportAnsweredMeanwhile: [
    409,
    'Someone else has answered in the meantime. Read the answer before you send yours.',
    asAdmin(async (admin, app) => {
      const [user, other] = [await signUpUser(app), await signUpAdmin(app)];
      const path = `${DESK}/${user.uid}/${await startConversation(user)}/messages`;
      await other.post(path, { text: 'Try again.', seen: 1 });
      return await admin.post(path, { text: 'Restart it.', seen: 1 });
    }),
  ],
} satisfies ErrorCases;
