import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request as sendPlain } from 'node:http'
import { request as sendOverTls } from 'node:https'
import { SECOND } from '#shared/kernel/durations.ts'

const ANSWER_MS = 6 * SECOND
const MOST_BYTES = 256 * 1024

type Request = { method?: string; headers?: Record<string, string>; body?: string; timeoutMs?: number }
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

/**
 * Asks an address of the settings, within 6 s unless it may take longer. Follows no redirect, and does not mind a certificate that is not trusted:
 * that is a finding of its own, and nothing is sent that a stranger could use.
 * @throws when there is no answer
 */
export async function ask(
  address: string,
  { method = 'GET', headers = {}, body = '', timeoutMs = ANSWER_MS }: Request = {},
): Promise<Answer> {
  const url = new URL(address)
  const send = url.protocol === 'https:' ? sendOverTls : sendPlain
  const request = send(url, {
    method,
    headers: { ...headers, ...(body && { 'content-length': String(Buffer.byteLength(body)) }) },
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    ...(url.protocol === 'https:' && { rejectUnauthorized: false }),
  })
  request.end(body)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  let text = ''
  for await (const piece of response.setEncoding('utf8')) {
    text += piece as string
    if (text.length > MOST_BYTES) break
  }
  return { status: response.statusCode ?? 0, headers: response.headers, text }
}
