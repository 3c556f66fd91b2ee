import { z } from 'zod'
import type { Province } from '#shared/accounts/provinces.ts'
import type { address } from '#domain/orders/checkout/schemas.ts'

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
