import { z } from 'zod'
import { accountEmail, typedPassword } from '../accounts/schemas.ts'
import type { Wait } from '../take-tries.ts'

/** Whose data, and the admin's own password. */
export const exportCustomerInput = z.strictObject({ customerId: z.uuid('invalid'), password: typedPassword })
export type ExportCustomerInput = z.infer<typeof exportCustomerInput>

/** Whom an admin erases: their address is typed again, so that nobody is erased by a slip. */
export const eraseCustomerInput = z.strictObject({
  customerId: z.uuid('invalid'),
  email: accountEmail,
  password: typedPassword,
})
export type EraseCustomerInput = z.infer<typeof eraseCustomerInput>

export const findGuestInput = z.strictObject({ email: accountEmail })
export type FindGuestInput = z.infer<typeof findGuestInput>

export const guestRequestInput = z.strictObject({ email: accountEmail, password: typedPassword })
export type GuestRequestInput = z.infer<typeof guestRequestInput>

/** What the shop has of somebody who ordered without an account. */
export type GuestView = {
  email: string
  /** Orders without an account that have this address. */
  orderCount: number
  lastOrderAt: Date | null
  /** Threads that were begun without signing in and have this address. */
  messageCount: number
  /** An account has the address too: its page has more. */
  customerId: string | null
}

type WrongPassword = { reason: 'wrong_password' } | Wait
export type ExportResult = { ok: true; data: object } | ({ ok: false } & WrongPassword)
export type EraseCustomerResult =
  | { ok: true }
  | ({ ok: false } & ({ reason: 'other_address' | 'own_account' } | WrongPassword))
export type EraseGuestResult = { ok: true; orders: number } | ({ ok: false } & WrongPassword)
