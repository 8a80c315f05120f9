import { signUpAdmin, signUpUser, type TestUser } from './admins.ts';
import { DESK, startConversation } from './support.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** An installation with a person, Ana, who writes to two administrators, Eva and Tom. */
export type TestDesk = {
  app: TestApp;
  ana: TestUser;
  eva: TestUser;
  tom: TestUser;
  /** Starts a conversation a minute later than the one before, and returns its path at the desk. */
  ask: (user?: TestUser, message?: object) => Promise<string>;
  subjects: (query?: string, admin?: TestUser) => Promise<string[]>;
};

export async function openDesk(): Promise<TestDesk> {
  const app = await createTestApp();
  const ana = await signUpUser(app, { name: 'Ana', email: 'ana@example.org', language: 'es' });
  const [eva, tom] = [await signUpAdmin(app, { name: 'Eva' }), await signUpAdmin(app, { name: 'Tom' })];
  return {
    app,
    ana,
    eva,
    tom,
    async ask(user = ana, message = {}) {
      app.clock.now += 60_000;
      return `${DESK}/${user.uid}/${await startConversation(user, message)}`;
    },
    async subjects(query = '', admin = eva) {
      const { body } = await admin.get(`${DESK}${query}`);
      return (body.items as { subject: string }[]).map(({ subject }) => subject);
    },
  };
}
