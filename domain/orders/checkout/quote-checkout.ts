import { openCart } from '../cart/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import type { DiscountRefusal, FindDiscountResult } from '../discounts/schemas.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { collectionOnly } from './chilled.ts'
import { freeDeliveryFromCents } from './delivery-rates.ts'
import { findOrderDiscount } from './find-order-discount.ts'
import type { CheckoutQuote, QuoteCheckoutInput } from './schemas.ts'
import { countGuess, forgetGuesses } from '../vouchers/index.ts'
import { findVoucherPayment } from './find-voucher-payment.ts'
import { totalOrder } from './total-order.ts'
import { wrappingLine, wrappingOf } from './wrapping.ts'

/**
 * The cart with discount and delivery: what the review step shows, and what placeOrder will charge if nothing changes.
 * A code that takes nothing off comes with the reason, as does a voucher that pays nothing.
 */
export async function quoteCheckout(ctx: Ctx, input: QuoteCheckoutInput): Promise<CheckoutQuote> {
  const { quote } = await openCart(ctx, { lines: input.lines, language: input.language })
  const { deliveryMethod, province, discountCode, email } = input
  const customerId = ctx.actor.role === 'customer' ? ctx.actor.id : null
  const { listCents: goodsCents } = quote().cart
  const settings = await getSettings(ctx)
  const { delivery } = settings
  const facts = { deliveryMethod, province, discountCode, email, customerId, goodsCents, delivery }
  // Codes are secret: a buyer is told only about the code that they entered.
  const found = discountCode
    ? await inTransaction(asShop(ctx), (ctx) => findOrderDiscount(ctx, facts))
    : undefined
  const withCode = quote(found?.ok ? found.terms : undefined)
  const isUsed = found?.ok === true && !withCode.priced.isBeaten
  const { cart, priced } = isUsed ? withCode : quote()
  const wrapping = input.isWrapped ? wrappingOf(settings.gifts) : undefined
  const totals = totalOrder(priced, facts, isUsed ? found.terms : undefined, settings, wrapping && [wrapping])
  const { voucher, voucherProblem } = await quoteVoucher(
    ctx,
    input.voucherCode,
    totals.totalCents ?? totals.subtotalCents - totals.discountCents,
  )
  const gap = (freeDeliveryFromCents(delivery, province) ?? 0) - goodsCents
  return {
    cart,
    discount: isUsed ? { code: found.code, kind: found.terms.kind, discountCents: priced.codeCents } : null,
    discountRefusal: found?.ok === false ? refusalOf(found) : withCode.priced.isBeaten ? BEATEN : null,
    voucher,
    voucherProblem,
    wrapping: input.isWrapped ? wrappingLine(settings.gifts, input.language) : null,
    subtotalCents: totals.subtotalCents,
    goodsVatCents: totals.goodsVatCents,
    deliveryCents: totals.deliveryCents,
    icePackCents: totals.icePackCents,
    totalCents: totals.totalCents,
    vatCents: totals.vatCents,
    collectionOnly: collectionOnly(delivery, deliveryMethod, cart.lines).map(({ name }) => name),
    freeDeliveryGapCents: deliveryMethod === 'courier' && gap > 0 ? gap : null,
  }
}

const BEATEN: DiscountRefusal = { reason: 'offers_better' }

/** Finds what a voucher would pay of so much. Looking is limited, but for those who have one. */
async function quoteVoucher(
  ctx: Ctx,
  code: string | undefined,
  dueCents: number,
): Promise<Pick<CheckoutQuote, 'voucher' | 'voucherProblem'>> {
  if (!code) return { voucher: null, voucherProblem: null }
  const tooMany = await countGuess(ctx)
  if (tooMany) return { voucher: null, voucherProblem: { reason: tooMany.reason, seconds: tooMany.seconds } }
  const found = await inTransaction(asShop(ctx), (ctx) => findVoucherPayment(ctx, { code, dueCents }))
  // An empty one is no guess either.
  if (found.voucher || found.voucherProblem?.reason === 'voucher_too_little') await forgetGuesses(ctx)
  return found
}

function refusalOf({ ok: _, ...refusal }: FindDiscountResult & { ok: false }): DiscountRefusal {
  return refusal
}
