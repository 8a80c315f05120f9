import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { signIn } from '#shared/contract/auth.ts';
import { texts as en } from '#shared/i18n/en/texts.ts';
import { renderHook } from '#web/testing/render-hook.tsx';
import { ApiError } from '../api/call.ts';
import type { FieldErrors } from './field-errors.ts';
import { useForm } from './use-form.ts';

describe('a form', () => {
  test('is checked by the contract first and focuses the first field with an error', async () => {
    const { form, sent, submit, focused } = await open();
    await submit();
    expect(sent).toEqual([]);
    expect(form().field('email').error).toBe(en.fields.required);
    expect(form().field('password').error).toBe(en.fields.required);
    expect(focused).toEqual(['email']);
    await type({ email: 'ana@example.org' });
    await submit();
    expect(focused).toEqual(['email', 'password']);

    async function type(values: Partial<Values>): Promise<void> {
      await act(async () => form().set(values));
    }
  });

  test('sends the values as the contract reads them', async () => {
    const { sent, submit } = await open({ typed: { email: ' Ana@Example.org ', password: 'x' } });
    await submit();
    expect(sent).toEqual([{ email: 'ana@example.org', password: 'x' }]);
  });

  test('is not sent if its own check fails, whose errors replace those of the contract', async () => {
    const check = (): FieldErrors => ({ password: { code: 'passwordTooShort', min: 12 } });
    const { form, sent, submit } = await open({ typed: { email: GOOD.email }, check });
    await submit();
    expect(form().field('password').error).toBe('Password must be at least 12 characters');
    await act(async () => form().set(GOOD));
    await submit();
    expect(form().field('password').error).toBe('Password must be at least 12 characters');
    expect(sent).toEqual([]);
  });

  test('is sent once during repeated submits, and can be sent again afterwards', async () => {
    const resolvers: (() => void)[] = [];
    const { form, sent, submit } = await open({
      typed: GOOD,
      respond: () => new Promise<void>((resolve) => resolvers.push(resolve)),
    });
    await act(async () => {
      form().props.onSubmit();
      form().props.onSubmit();
    });
    await submit();
    expect(sent).toHaveLength(1);
    expect(form().isBusy).toBe(true);
    await act(async () => resolvers[0]?.());
    expect(form().isBusy).toBe(false);
    await submit();
    expect(sent).toHaveLength(2);
  });
});

describe('an error of the server', () => {
  test('shows at its fields only and focuses the first of them', async () => {
    const refusal = new ApiError('validationFailed', 400, [
      { field: 'password', code: 'passwordTooCommon', message: '' },
    ]);
    const { form, submit, focused } = await open({ typed: GOOD, respond: () => Promise.reject(refusal) });
    await submit();
    expect(form().field('password').error).toBe(en.fields.passwordTooCommon);
    expect(form().failure).toBeUndefined();
    expect(focused).toEqual(['password']);
  });

  test('shows as a sentence if the form has no such field', async () => {
    const refusal = new ApiError('validationFailed', 400, [
      { field: 'invite', code: 'invalid', message: '' },
    ]);
    const { form, submit } = await open({ typed: GOOD, respond: () => Promise.reject(refusal) });
    await submit();
    expect(form().failure).toBe(en.errors.validationFailed);
  });

  test('shows as a sentence if it is about no field, until the form is sent again', async () => {
    const refusals = [new ApiError('invalidCredentials', 401)];
    const respond = () => {
      const refusal = refusals.pop();
      return refusal ? Promise.reject(refusal) : Promise.resolve();
    };
    const { form, submit, failures } = await open({ typed: GOOD, respond });
    await submit();
    expect(form().failure).toBe(en.errors.invalidCredentials);
    // The handler of all failed calls gets it too; it watches for the end of the session.
    expect(failures).toHaveLength(1);
    await act(async () => form().set({ password: 'other' }));
    expect(form().failure).toBe(en.errors.invalidCredentials);
    await submit();
    expect(form().failure).toBeUndefined();
  });
});

describe('typed text', () => {
  test('clears the error of its field and leaves the others', async () => {
    const { form, submit } = await open();
    await submit();
    await act(async () => form().field('email').onChange('a'));
    expect(form().values.email).toBe('a');
    expect(form().field('email').error).toBeUndefined();
    expect(form().field('password').error).toBe(en.fields.required);
  });

  test('makes the form dirty until it is discarded', async () => {
    const { form, submit } = await open();
    expect(form().isDirty).toBe(false);
    await act(async () => form().set({ email: 'a' }));
    expect(form().isDirty).toBe(true);
    await act(async () => form().set({ email: EMPTY.email }));
    expect(form().isDirty).toBe(false);
    await act(async () => form().set({ email: 'a' }));
    await submit();
    await act(async () => form().reset());
    expect(form()).toMatchObject({ isDirty: false, values: EMPTY });
    expect(form().field('email').error).toBeUndefined();
  });

  test('can be discarded or replaced while the form is sent', async () => {
    const { form, submit } = await open({
      typed: GOOD,
      respond: async (reset) => reset({ email: 'next@example.org' }),
    });
    await submit();
    expect(form().values).toEqual({ email: 'next@example.org', password: '' });
  });

  test('survives the reset after sending if it was typed meanwhile', async () => {
    let saved: () => void = () => undefined;
    const respond = async (reset: () => void) => {
      await new Promise<void>((resolve) => {
        saved = resolve;
      });
      reset();
    };
    const { form, submit } = await open({ typed: GOOD, respond });
    await submit();
    await act(async () => form().set({ password: 'newer' }));
    await act(async () => saved());
    expect(form().values).toEqual({ email: '', password: 'newer' });
  });

  test('stays while the initial values change', async () => {
    let email = 'old@example.org';
    const rendered = await renderHook(() =>
      useForm({ initial: { email, password: '' }, schema: signIn.body, send: async () => undefined }),
    );
    email = 'new@example.org';
    await act(async () => rendered.current.set({ password: 'x' }));
    expect(rendered.current.values).toEqual({ email: 'new@example.org', password: 'x' });
  });
});

type Values = { email: string; password: string };
type Setup = {
  typed?: Partial<Values>;
  check?: () => FieldErrors;
  respond?: (reset: (typed?: Partial<Values>) => void) => Promise<void>;
};

const EMPTY: Values = { email: '', password: '' };
const GOOD: Values = { email: 'ana@example.org', password: 'right' };

/** Opens a sign-in form; `respond` decides how the server responds. */
async function open({ typed, check = () => ({}), respond = () => Promise.resolve() }: Setup = {}) {
  const sent: unknown[] = [];
  const focused: string[] = [];
  const rendered = await renderHook(() =>
    useForm({
      initial: EMPTY,
      schema: signIn.body,
      check,
      send: (body, reset) => {
        sent.push(body);
        return respond(reset);
      },
    }),
  );
  const form = () => rendered.current;
  form().props.ref.current = elementWith(['email', 'password'], (name) => focused.push(name));
  if (typed) await act(async () => form().set(typed));
  return {
    form,
    sent,
    focused,
    failures: rendered.failures,
    submit: () => act(async () => form().props.onSubmit()),
  };
}

function elementWith(names: string[], onFocus: (name: string) => void): HTMLFormElement {
  const fields = names.map((name) => ({ dataset: {}, getAttribute: () => name, focus: () => onFocus(name) }));
  return { querySelectorAll: () => fields } as unknown as HTMLFormElement;
}
