import { z } from 'zod'
import type { Locale } from '#shared/kernel/locale.ts'
import { emailAddress, requiredText } from '#shared/kernel/validation.ts'
import type { CartLine } from '../cart/schemas.ts'
import type { Wait } from '#domain/kernel/count-tries.ts'
import { orderAccessKey } from '../orders/schemas.ts'

/** An order's number as people write it: `krok 26 000123`, `#KROK-26-000123`, `26-000123`. */
export const typedOrderNumber = requiredText(40)
  .transform((typed) => /^#?\s*(?:KROK)?[\s-]*(\d\d)[\s-]*(\d{6,16})$/i.exec(typed))
  .refine((found) => found !== null, 'invalid')
  .transform((found) => `KROK-${found?.[1]}-${found?.[2]}`)

export const mailOrderLinkInput = z.strictObject({
  number: typedOrderNumber,
  email: emailAddress.transform((email) => email.toLowerCase()),
})
export type MailOrderLinkInput = z.infer<typeof mailOrderLinkInput>

/** Confirms the search only: the mail alone says if the order was found. */
export type MailOrderLinkResult = { ok: true } | ({ ok: false } & Wait)

/** The order, and the cart of a visitor's browser. */
export type OrderAgainInput = {
  order: { id: string } | { accessKey: string }
  lines: CartLine[]
  language: Locale
}

export const cancelMyOrderInput = z.strictObject({ accessKey: orderAccessKey })
export type CancelMyOrderInput = z.infer<typeof cancelMyOrderInput>

/** `too_late`: packing has begun, or the order has ended otherwise. */
export type CancelMyOrderResult = { ok: true } | { ok: false; reason: 'too_late' }
