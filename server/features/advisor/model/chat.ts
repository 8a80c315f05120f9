import * as z from 'zod';

/** An OpenAI-compatible service that the administrator set up. */
export type ModelService = { url: string; key: string | undefined; name: string };

const MAX_RESPONSE_BYTES = 64 * 1024;
export const MODEL_TIMEOUT_MS = 20_000;

const ToolCall = z.object({
  id: z.string(),
  type: z.literal('function').optional(),
  function: z.object({ name: z.string(), arguments: z.string() }),
});
const Message = z.object({
  content: z.string().nullish(),
  tool_calls: z.array(ToolCall).nullish(),
});
const Completion = z.object({ choices: z.array(z.object({ message: Message })).min(1) });

export type ModelMessage = z.infer<typeof Message>;
export type ToolCall = z.infer<typeof ToolCall>;
export type SentMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string | null; tool_calls: readonly ToolCall[] }
  | { role: 'tool'; tool_call_id: string; content: string };

/**
 * Sends a conversation and returns the next message; undefined if the service fails, responds too late or with too
 * much, or redirects. A redirect could lead into the installation's own network.
 */
export async function chat(
  { url, key, name }: ModelService,
  { timeoutMs, ...body }: { messages: readonly SentMessage[]; tools?: readonly unknown[]; timeoutMs: number },
): Promise<ModelMessage | undefined> {
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(key !== undefined && { Authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model: name, temperature: 0, ...body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return undefined;
    }
    const parsed = Completion.safeParse(JSON.parse(await readLimited(response)));
    return parsed.data?.choices[0]?.message;
  } catch {
    // The advisor then asks back, as it does without a model.
    return undefined;
  }
}

/** Throws if the body exceeds `MAX_RESPONSE_BYTES`. */
async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_RESPONSE_BYTES) throw new Error('The response of the model is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
