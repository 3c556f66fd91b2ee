import { z } from 'zod'
import { keysetInput } from '#shared/kernel/keyset.ts'
import { type Locale, LOCALES } from '#shared/kernel/locale.ts'
import { CUSTOMER_FILTERS, CUSTOMER_SORTS } from '#shared/customers/customer-lists.ts'
import {
  optionalLine,
  optionalName,
  optionalPhone,
  requiredText,
  wholeNumber,
} from '#shared/kernel/validation.ts'
import type { Wait } from '#domain/kernel/count-tries.ts'
import type { StaffGuestView } from './views.ts'

/** A person in the address of a page or of the API: customer and user have the same id. */
export const customerId = z.uuid('invalid')

export const listCustomersInput = z.strictObject({
  ...keysetInput,
  /** A part of the name, the mail address or the phone number. */
  search: optionalLine(100),
  filter: z.enum(CUSTOMER_FILTERS, 'unknown_value').optional(),
  sort: z.enum(CUSTOMER_SORTS, 'unknown_value').default('newest'),
})
export type ListCustomersInput = z.infer<typeof listCustomersInput>

export const getStaffCustomerInput = z.strictObject({ ...keysetInput, id: customerId })
export type GetStaffCustomerInput = z.infer<typeof getStaffCustomerInput>

export const listGuestsInput = z.strictObject({
  /** The guests after a mail address, or before it. */
  after: optionalLine(254),
  before: optionalLine(254),
  /** A part of the name, the mail or postal address, the phone number or the company. */
  search: optionalLine(100),
})
export type ListGuestsInput = z.infer<typeof listGuestsInput>

/** `id`: of any order of theirs. */
export const getStaffGuestInput = z.strictObject({ ...keysetInput, id: z.uuid('invalid') })
export type GetStaffGuestInput = z.infer<typeof getStaffGuestInput>
export type GetStaffGuestResult =
  | { ok: true; guest: StaffGuestView }
  | { ok: false; reason: 'has_account'; customerId: string }

export const addCustomerNoteInput = z.strictObject({ customerId, text: requiredText(1_000) })
export type AddCustomerNoteInput = z.infer<typeof addCustomerNoteInput>

/** An admin's correction. Neither password nor mail address: only their owner proves those. */
export const updateCustomerInput = z.strictObject({
  customerId,
  firstName: optionalName,
  lastName: optionalName,
  phone: optionalPhone,
  language: z.enum(LOCALES, 'unknown_value'),
  /** The version that it was made from. */
  version: wholeNumber(1, 2_147_483_647),
})
export type UpdateCustomerInput = z.infer<typeof updateCustomerInput>
/** The fields as stored now, if somebody else has changed them. */
export type CustomerFields = {
  firstName: string
  lastName: string
  phone: string | null
  locale: Locale
  version: number
}
export type UpdateCustomerResult = { ok: true } | { ok: false; reason: 'changed'; current: CustomerFields }

export const aboutCustomerInput = z.strictObject({ customerId })
export type AboutCustomerInput = z.infer<typeof aboutCustomerInput>

export type LockAccountResult = { ok: true } | { ok: false; reason: 'own_account' }
export type SendPasswordResetResult = { ok: true } | ({ ok: false } & Wait)
export type ResendInvitationResult = { ok: true } | ({ ok: false } & ({ reason: 'not_invited' } | Wait))
export type WithdrawInvitationResult = { ok: true } | { ok: false; reason: 'not_invited' | 'has_role' }
