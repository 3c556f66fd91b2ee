import { z } from 'zod'
import { askProvider } from './ask-provider.ts'

export type PaystackSettings = {
  /** `sk_live_…` or `sk_test_…`: opens the API, and signs notifications. */
  secretKey: string
  url: string
}

const answerSchema = z.object({ status: z.boolean(), message: z.string(), data: z.unknown().optional() })

/**
 * Asks Paystack's API: with POST if there is a body, otherwise with GET.
 * @throws when there is no clear answer
 */
export async function askPaystack(
  { url, secretKey }: PaystackSettings,
  path: string,
  body?: Record<string, unknown>,
): Promise<{ ok: true; data: unknown } | { ok: false; status: number; message: string }> {
  const answer = await askProvider(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${secretKey}`,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { status, message, data } = answerSchema.parse(JSON.parse(answer.body))
  return answer.status < 300 && status ? { ok: true, data } : { ok: false, status: answer.status, message }
}
