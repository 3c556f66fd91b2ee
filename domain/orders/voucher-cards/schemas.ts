import { z } from 'zod'
import type { OtherAccount } from '#shared/orders/voucher-accounts.ts'
import type { Wait } from '#domain/kernel/count-tries.ts'
import { typedVoucherCode, type VoucherRefusal } from '../vouchers/schemas.ts'

export const findBalanceInput = z.strictObject({ code: typedVoucherCode })
export type FindBalanceInput = z.infer<typeof findBalanceInput>

/** Money that came to a voucher, or was spent: when, the other side, and ZAR cents, below zero where it was spent. */
export type VoucherMovement = { at: Date; account: OtherAccount; cents: number }

/** The money of a voucher as its bearer sees it. Amounts in ZAR cents, days as `2029-12-24`. */
export type VoucherBalance = {
  code: string
  amountCents: number
  leftCents: number
  /** The day from which it pays, while that is to come. */
  paysFrom: string | null
  expiresOn: string
  hasExpired: boolean
  /** The oldest first. */
  movements: VoucherMovement[]
}

export type GetVoucherBalanceResult =
  | { ok: true; balance: VoucherBalance }
  | Extract<VoucherRefusal, { reason: 'unknown_voucher' }>
  | ({ ok: false } & Wait)
