import { VOUCHER_METHODS } from '#shared/orders/voucher-offer.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'

/** The terms on which vouchers are sold; no methods where none are. */
export type VoucherOffer = { yearsValid: number; methods: (typeof VOUCHER_METHODS)[number][] }

/** Reads on which terms a voucher can be bought now. */
export async function getVoucherOffer(ctx: Ctx): Promise<VoucherOffer> {
  policy.getVoucherOffer(ctx)
  const { isSold, yearsValid } = (await getSettings(ctx)).vouchers
  return { yearsValid, methods: isSold ? VOUCHER_METHODS.filter((method) => ctx.providers.has(method)) : [] }
}
