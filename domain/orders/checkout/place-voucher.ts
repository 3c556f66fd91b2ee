import { createHash } from 'node:crypto'
import { addTime } from '#shared/kernel/durations.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import { isHosted } from '#shared/orders/payment-methods.ts'
import { paymentWaits } from '#shared/orders/unpaid-limits.ts'
import { lockKeys } from '#domain/kernel/contact-keys.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { splitName } from '#domain/kernel/split-name.ts'
import { newToken } from '#domain/kernel/tokens.ts'
import { enqueueJobs } from '#domain/base/jobs/index.ts'
import { readSettings } from '#domain/base/settings/index.ts'
import { createOrder, findOrderByKey } from '../orders/index.ts'
import { createVoucher, isSendingDay } from '../vouchers/index.ts'
import { addressKey, mustWithholdMail } from './must-withhold-mail.ts'
import { policy } from './policy.ts'
import type { PlaceVoucherInput, PlaceVoucherResult } from './schemas.ts'

type Placing = PlaceVoucherInput & { idempotencyKey: string }

/**
 * Places the order of a voucher, once for each key: a service without VAT, which is due when it pays, and without a
 * discount. It is issued when its payment arrives, and paid by money alone.
 */
export async function placeVoucher(ctx: Ctx, input: Placing): Promise<PlaceVoucherResult> {
  const placedBy = policy.placeVoucher(ctx)
  if (!ctx.providers.has(input.payment)) return { ok: false, reason: 'payment_method_unavailable' }
  return inTransaction(asShop(ctx), async (ctx): Promise<PlaceVoucherResult> => {
    const { buyer, card, amountCents, payment, language, idempotencyKey } = input
    const customerId = placedBy.role === 'customer' ? placedBy.id : null
    await lockKeys(ctx, [addressKey(buyer.email)])
    const earlier = await findReplay(ctx, input)
    if (earlier) return earlier
    const settings = await readSettings(ctx)
    if (!settings.vouchers.isSold) return { ok: false, reason: 'not_sold' }
    if (!isSendingDay(ctx.now(), card.sendsOn)) return { ok: false, reason: 'no_such_day' }
    const waits = paymentWaits(settings.orders)
    const order = await createOrder(ctx, {
      order: {
        kind: 'voucher',
        deliveryMethod: 'email',
        ...splitName(buyer.name),
        email: buyer.email,
        phone: '',
        customerId,
        locale: language,
        holdsMailBack: await mustWithholdMail(ctx, { email: buyer.email, customerId }),
        accessKey: newToken(),
        idempotencyKey,
        requestHash: hashOf(input),
        paymentMethod: payment,
        subtotalCents: amountCents,
        deliveryCents: 0,
        vatCents: 0,
        vatPercent: settings.tax.vatPercent,
        totalCents: amountCents,
        payBy: addTime(ctx.now(), payment === 'bank_transfer' ? waits.transfer : waits.online),
      },
      items: [
        {
          productId: null,
          name: {
            en: `Voucher of ${formatMoney(amountCents, 'en')}`,
            th: `บัตรของขวัญ ${formatMoney(amountCents, 'th')}`,
          },
          sku: 'VOUCHER',
          quantity: 1,
          unitPriceCents: amountCents,
          totalCents: amountCents,
          vatClass: 'zero',
          vatCents: 0,
        },
      ],
      placedBy,
    })
    if (!order) return (await findReplay(ctx, input)) ?? keyWithoutOrder()
    await createVoucher(ctx, { orderId: order.id, amountCents, card })
    await enqueueJobs(ctx, {
      all: [
        { kind: 'send-order-confirmation', orderId: order.id },
        { kind: 'send-staff-copy', orderId: order.id },
      ],
    })
    return { ok: true, order, isPaidElsewhere: isHosted(payment) }
  })
}

/** The result of an earlier request with this key; with other words it is another order's. */
async function findReplay(ctx: ShopCtx, input: Placing): Promise<PlaceVoucherResult | undefined> {
  const order = await findOrderByKey(ctx, input)
  if (!order) return undefined
  if (order.requestHash !== hashOf(input)) return { ok: false, reason: 'key_reused' }
  return { ok: true, order, isPaidElsewhere: isHosted(input.payment) }
}

function hashOf({ idempotencyKey: _, ...input }: Placing): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex')
}

function keyWithoutOrder(): never {
  throw new Error('the idempotency key is taken, but no order has it')
}
