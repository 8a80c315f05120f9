import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { makeProgramInstallation, type ProgramInstallation } from '#server/testing/program-installation.ts';
import { startMailServer, startSilentServer } from '#server/testing/mail-server.ts';

const isSqlite = inject('database') === 'sqlite';

let installation: ProgramInstallation;
beforeEach(async () => {
  installation = await makeProgramInstallation();
});
afterEach(() => installation.remove());

async function untilConnectionsRefused(): Promise<void> {
  for (;;) {
    const socket = connect(installation.port, '127.0.0.1');
    try {
      await once(socket, 'connect');
    } catch {
      return;
    } finally {
      socket.destroy();
    }
  }
}

describe('the program', () => {
  it('prints its address, the place of its data and how to become administrator, and is ready', async () => {
    const program = installation.run();
    await program.started('npm run admin');
    expect(program.output()).toContain(`Saldo runs at http://localhost:${installation.port}\n`);
    expect(program.output()).toContain(
      isSqlite ? join(installation.dataDir, 'saldo.sqlite') : 'PostgreSQL at DATABASE_URL',
    );
    const code = /signup\?setup=([\w-]{16})\n/.exec(program.output())?.[1];
    expect(code).toBeDefined();
    expect((await fetch(installation.url('/healthz'))).status).toBe(200);
    expect((await fetch(installation.url('/readyz'))).status).toBe(200);
    const response = await fetch(installation.url('/api/auth/sign-up/email'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'boss@example.org',
        password: 'plain-horse-battery',
        termsAccepted: true,
        setupCode: code,
      }),
    });
    expect(response.status).toBe(200);
    program.signal('SIGTERM');
    await program.ended;

    const nextProgram = installation.run();
    await nextProgram.started();
    nextProgram.signal('SIGTERM');
    await nextProgram.ended;
    expect(nextProgram.output()).not.toContain('No administrator yet');
  });

  it('finishes running requests on a stop, accepts no new ones, exits with 0 and checkpoints the WAL', async () => {
    const program = installation.run();
    await program.started();
    await installation.signUp('first@example.org');
    const unfinished = await Promise.all(
      Array.from({ length: 8 }, (_, n) => installation.beginSignUp(`person-${n}@example.org`)),
    );
    program.signal('SIGTERM');
    await untilConnectionsRefused();
    const statuses = await Promise.all(unfinished.map(({ finish }) => finish()));
    expect(statuses).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await program.ended).toEqual({ code: 0, signal: null });
    if (isSqlite)
      expect(readdirSync(installation.dataDir).toSorted()).toEqual(['saldo.lock', 'saldo.sqlite', 'secret']);

    const nextProgram = installation.run();
    await nextProgram.started();
    expect((await installation.signUp('person-7@example.org')).status).toBe(422);
    nextProgram.signal('SIGTERM');
    expect((await nextProgram.ended).code).toBe(0);
  });

  it('closes the open event streams on a stop without waiting for them', async () => {
    const program = installation.run();
    await program.started();
    const cookie = (await installation.signUp('first@example.org')).headers.getSetCookie().join('; ');
    const stream = await fetch(installation.url('/api/v1/events'), { headers: { cookie } });
    expect(stream.status).toBe(200);
    program.signal('SIGTERM');
    expect(await stream.text()).toBe('event: ready\ndata: \n\n');
    expect(await program.ended).toEqual({ code: 0, signal: null });
  });

  it('stops cleanly right after its start', async () => {
    const program = installation.run();
    await program.started();
    program.signal('SIGTERM');
    expect(await program.ended).toEqual({ code: 0, signal: null });
  });

  it('treats a second Ctrl-C, as sent by both terminal and npm, as the same one', async () => {
    const program = installation.run();
    await program.started();
    program.signal('SIGINT');
    program.signal('SIGINT');
    expect(await program.ended).toEqual({ code: 0, signal: null });
  });
});

describe('mail', () => {
  it('delays no response and no stop if the mail server is slow, and is sent after the next start', async () => {
    const silentServer = await startSilentServer();
    const from = { MAIL_FROM: 'Saldo <saldo@example.org>' };
    const program = installation.run({ SMTP_URL: silentServer.url, ...from });
    await program.started('Mail: from saldo@example.org');
    await installation.signUp('ana@example.org');
    const response = await installation.post('/api/auth/request-password-reset', {
      email: 'ana@example.org',
    });
    expect(response.status).toBe(200);
    await silentServer.connected;
    program.signal('SIGTERM');
    expect(await program.ended).toEqual({ code: 0, signal: null });
    await silentServer.stop();

    const mailServer = await startMailServer();
    const nextProgram = installation.run({ SMTP_URL: mailServer.url, ...from });
    await nextProgram.started();
    const { text } = await mailServer.take('ana@example.org');
    expect(text).toContain(`http://localhost:${installation.port}/reset-password?token=`);
    nextProgram.signal('SIGTERM');
    await nextProgram.ended;
    await mailServer.stop();
  });
});
