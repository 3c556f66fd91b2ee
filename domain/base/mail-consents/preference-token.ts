import { createCipheriv, createDecipheriv } from 'node:crypto'
import { MAIL_TOPICS } from '#shared/base/mail-topics.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import type { TopicOf } from './may-mail.ts'

const CIPHER = 'aes-256-gcm'
const [NONCE_BYTES, TAG_BYTES] = [12, 16]

type Sealing = Pick<Ctx, 'seal'>

/**
 * The token in a link to mail preferences: address and topic, encrypted with a key made of the shop's secret. It reads
 * as nothing in logs and histories, cannot be altered, and is no row that would have to be kept for years. The nonce
 * follows from the text, so that the same mail always has the same link.
 */
export function writePreferenceToken(ctx: Sealing, { email, topic }: TopicOf): string {
  const text = `${topic} ${email}`
  const nonce = Buffer.from(ctx.seal(`nonce of a preference link ${text}`), 'base64url').subarray(
    0,
    NONCE_BYTES,
  )
  const cipher = createCipheriv(CIPHER, keyOf(ctx), nonce)
  const parts = [nonce, cipher.update(text, 'utf8'), cipher.final()]
  return Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64url')
}

/** Reads whose preferences a token opens, and the topic of the mail that it came with; undefined if it was altered. */
export function readPreferenceToken(ctx: Sealing, token: string): TopicOf | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length <= NONCE_BYTES + TAG_BYTES || bytes.toString('base64url') !== token) return undefined
  const decipher = createDecipheriv(CIPHER, keyOf(ctx), bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const sealed = bytes.subarray(NONCE_BYTES, -TAG_BYTES)
    const text = Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8')
    const at = text.indexOf(' ')
    const topic = MAIL_TOPICS.find((topic) => topic === text.slice(0, at))
    return topic && { topic, email: text.slice(at + 1) }
  } catch {
    // The only way in which node:crypto says that a text is not authentic.
    return undefined
  }
}

function keyOf(ctx: Sealing): Buffer {
  return Buffer.from(ctx.seal('key of preference links'), 'base64url')
}
