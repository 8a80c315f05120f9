export const PASSWORD = 'plain-horse-battery';

/** Signs up and returns the cookie. Sign-ups are limited by address: for many of them, use several addresses. */
export async function signUp(
  fetchUrl: (url: URL, request: RequestInit) => Response | Promise<Response>,
  { origin, email, address }: { origin: string; email: string; address?: string },
): Promise<string> {
  const response = await fetchUrl(new URL('/api/auth/sign-up/email', origin), {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', ...(address && { 'x-forwarded-for': address }) },
    body: JSON.stringify({ email, password: PASSWORD, termsAccepted: true }),
  });
  if (!response.ok) throw new Error(`The sign-up had the status ${response.status}.`);
  const cookies = response.headers.getSetCookie();
  return cookies.map((each) => each.split(';')[0]).join('; ');
}

/** The e-mail address of a numbered person. */
export const emailOf = (number: number) => `person-${number}@example.org`;
/** The network address of a numbered person, different from everybody else's. */
export const addressOf = (number: number) => `10.0.${number >> 8}.${number % 256}`;
