import { z } from 'zod'
import { type Province, PROVINCES } from '#shared/accounts/provinces.ts'
import { line, optionalLine } from '#shared/kernel/validation.ts'

/** A South African address to send parcels to. */
export const address = z.strictObject({
  street: line(120),
  suburb: optionalLine(80),
  city: line(80),
  province: z.enum(PROVINCES, { error: (issue) => (issue.input ? 'unknown_value' : 'required') }),
  postalCode: line(10).pipe(z.string().regex(/^\d{4}$/, 'postal_code')),
})

/** An address's id in a form. */
export const addressId = z.uuid('invalid')

/** A new address, or with an id what an address is now. */
export type SaveAddressInput = z.infer<typeof address> & { id?: string | undefined }
export type SaveAddressResult = { ok: true; id: string } | { ok: false; reason: 'too_many' }

/** More than a family has. */
export const MOST_ADDRESSES = 10

export type SavedAddress = {
  id: string
  street: string
  suburb: string | null
  city: string
  province: Province
  postalCode: string
  isStandard: boolean
}
