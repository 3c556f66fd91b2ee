import { z } from 'zod'
import { accountEmail } from '#domain/accounts/accounts/schemas.ts'

export const exportCustomerInput = z.strictObject({ customerId: z.uuid('invalid') })
export type ExportCustomerInput = z.infer<typeof exportCustomerInput>

/** The customer whom an admin erases: their address is typed again, so that nobody is erased by a slip. */
export const eraseCustomerInput = z.strictObject({
  customerId: z.uuid('invalid'),
  email: accountEmail,
})
export type EraseCustomerInput = z.infer<typeof eraseCustomerInput>

/** A guest, whose address is all that says who they are. */
export const guestInput = z.strictObject({ email: accountEmail })
export type GuestInput = z.infer<typeof guestInput>

export type EraseCustomerResult = { ok: true } | { ok: false; reason: 'other_address' | 'own_account' }
