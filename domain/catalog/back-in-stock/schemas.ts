import { z } from 'zod'
import { LOCALES } from '#shared/kernel/locale.ts'
import { emailAddress } from '#shared/kernel/validation.ts'
import { productKey } from '../catalog/schemas.ts'
import type { Wait } from '#domain/kernel/count-tries.ts'

export const askForRestockInput = z.strictObject({
  /** Record id or slug. */
  productId: productKey.shape.id,
  email: emailAddress.transform((email) => email.toLowerCase()),
  language: z.enum(LOCALES),
  /** The text at the form. */
  wording: z.string(),
})
export type AskForRestockInput = z.infer<typeof askForRestockInput>

/** `isProved`: the address is that of the account that is signed in; everybody else gets a mail to confirm it. */
export type AskForRestockResult =
  | { ok: true; isProved: boolean }
  | { ok: false; reason: 'in_stock' | Wait['reason'] }

export type ConfirmRestockResult =
  | { ok: true; product: { slug: string; name: string } | undefined }
  | { ok: false; reason: 'invalid_link' }
