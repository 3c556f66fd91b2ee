import { z } from 'zod'
import type { Wait } from '#domain/kernel/count-tries.ts'
import { typedVoucherCode, type VoucherRefusal } from '../vouchers/schemas.ts'
import type { VoucherBalance } from './views.ts'

export const findBalanceInput = z.strictObject({ code: typedVoucherCode })
export type FindBalanceInput = z.infer<typeof findBalanceInput>

export type GetVoucherBalanceResult =
  | { ok: true; balance: VoucherBalance }
  | Extract<VoucherRefusal, { reason: 'unknown_voucher' }>
  | ({ ok: false } & Wait)
