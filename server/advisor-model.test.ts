import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#shared/contract/advisor.ts';
import { createAskModel } from '#server/features/advisor/model/ask-model.ts';
import { createTestAdvisor, makeTestForecast, textOf, todayOf } from '#server/testing/advisor.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

type Request = {
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: string | null }[]; tools?: unknown[] };
};
type Reply = (response: ServerResponse) => void;

const MARK = 'Secretshop 4711';
const ASKED = { intent: 'spend.total', slots: { category: 'food' } };

let app: TestApp;
let ask: (question: string) => Promise<Answer>;
let model: Server;
let requests: Request[] = [];
let replies: Reply[] = [];

beforeAll(async () => {
  app = await createTestApp();
  model = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  const user = await app.signUp({ currency: 'EUR' });
  const expense = { description: MARK, amount: 61.37, category: 'food', date: todayOf(app) };
  expect((await user.post('/api/v1/expenses', expense)).status).toBe(201);
  const service = { url: urlOf(model), key: 'key-of-the-test', name: 'small' };
  const send = await createTestAdvisor(app, user, {
    forecast: makeTestForecast(todayOf(app)),
    askModel: createAskModel(service, { timeoutMs: 1_000 }),
  });
  ask = (question) => send({ question, useModel: true, language: 'en' });
});
afterEach(() => {
  requests = [];
  replies = [];
});
afterAll(async () => {
  model.closeAllConnections();
  await new Promise((resolve) => model.close(resolve));
  await app.close();
});

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString()) as Request['body'];
  requests.push({ authorization: request.headers.authorization, body });
  const reply = replies.shift();
  if (reply === undefined) response.writeHead(500).end();
  else reply(response);
}

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const message =
  (content: object): Reply =>
  (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ choices: [{ message: content }] }));
  };
const call = (asked: unknown, name = 'look_up') =>
  message({
    content: null,
    tool_calls: [{ id: 'c1', type: 'function', function: { name, arguments: JSON.stringify(asked) } }],
  });
const writes = (content: string) => message({ content });
const TEMPLATE = 'You have spent €61.37 on Food this month. It comes from 1 transaction.';

describe('the model of the installation', () => {
  it('chooses the query and writes the sentence, without seeing an amount or a description', async () => {
    replies = [call(ASKED), writes('So far, {{f1}} went on {{w3}} this month.')];
    const answer = await ask('grub outlay, mate');
    expect(answer).toMatchObject({ kind: 'answer', model: 'used', understood: ASKED });
    expect(textOf(answer)).toMatch(/^So far, €61\.37 went on /);
    expect(requests.map(({ authorization }) => authorization)).toEqual(
      Array(2).fill('Bearer key-of-the-test'),
    );
    expect(requests[0]?.body).toMatchObject({ model: 'small', tools: [{ type: 'function' }] });
    const sent = JSON.stringify(requests);
    expect(sent).toContain('grub outlay, mate');
    expect(sent).not.toMatch(/61\.37|61,37|Secretshop|4711/);
  });

  it.each([
    ['a digit', 'You spent 99 euros and {{f1}}.'],
    ['a figure in words', 'You spent two thousand, that is {{f1}}.'],
    ['a figure in Spanish words', 'Gastaste cien, o sea {{f1}}.'],
    ['a digit of another script', 'You spent ٩٩ and {{f1}}.'],
    ['a figure that is not there', 'You spent {{f99}}.'],
    ['no figure', 'You spent a lot.'],
    ['nothing', ''],
    ['too much', `You spent {{f1}}. ${'And so on. '.repeat(100)}`],
  ])('is not believed when it writes %s', async (_, written) => {
    replies = [call(ASKED), writes(written)];
    expect(textOf(await ask('grub'))).toBe(TEMPLATE);
  });

  it('loses each sentence with a number that it invented', async () => {
    replies = [call(ASKED), writes('It was {{f1}} this month. That is 40% too much.')];
    expect(textOf(await ask('grub'))).toBe('It was €61.37 this month.');
  });

  it.each<[string, Reply | undefined]>([
    ['fails', undefined],
    ['calls nothing', writes('I would buy bitcoin.')],
    ['calls another function', call(ASKED, 'delete_everything')],
    ['asks for an unknown intent', call({ intent: 'money.delete', slots: {} })],
    ['adds a slot', call({ intent: 'spend.total', slots: { userId: 'x' } })],
    ['responds without JSON', (response) => response.end('<html>')],
    ['responds with too much', (response) => response.end(`{"a":"${'x'.repeat(100_000)}"}`)],
    ['redirects', (response) => response.writeHead(302, { Location: '/elsewhere' }).end()],
    ['never responds', () => undefined],
  ])('is not used, and the question is asked back, when it %s', async (_, reply) => {
    replies = reply === undefined ? [] : [reply];
    expect(await ask('grub')).toMatchObject({ kind: 'didYouMean', model: 'offered', understood: null });
    expect(requests).toHaveLength(1);
  });

  it('is asked only if the person allows it', async () => {
    const user = await app.signUp();
    const service = { url: urlOf(model), key: undefined, name: 'small' };
    const send = await createTestAdvisor(app, user, {
      forecast: makeTestForecast(todayOf(app)),
      askModel: createAskModel(service),
    });
    expect(await send({ question: 'grub' })).toMatchObject({ kind: 'didYouMean', model: 'offered' });
    expect(requests).toEqual([]);
  });
});
