import { createHmac } from 'node:crypto'
import type { Ctx } from '#domain/kernel/context.ts'

/** A keyed hash with the shop's secret. */
export function sealWith(secret: string): Ctx['seal'] {
  return (text) => createHmac('sha256', secret).update(text).digest('base64url')
}
