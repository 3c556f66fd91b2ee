import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { forgetRecipients } from '#domain/orders/invoices/index.ts'
import { forgetMails } from '#domain/base/mails/index.ts'
import { clearForgottenOrders, lockForgottenOrders } from '#domain/orders/orders/index.ts'
import { forgetPaymentNotificationsOf } from '#domain/orders/payments/index.ts'
import { forgetReturns } from '#domain/orders/returns/index.ts'
import { forgetVouchersOf } from '#domain/orders/vouchers/index.ts'
import { policy } from './policy.ts'

/**
 * Clears the orders of customers who deleted their accounts, and the mails, notifications and tax documents about them:
 * mail address, phone and note as soon as an order is finished; name and postal address when tax law no longer requires
 * them. Amounts stay.
 * @throws DomainError forbidden
 */
export async function forgetContacts(ctx: Ctx): Promise<void> {
  policy.forgetContacts(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const { ids, addresses, idsOutOfBooks } = await lockForgottenOrders(ctx)
    await forgetMails(ctx, { addresses })
    // Including those that came after their order was cleared.
    await forgetPaymentNotificationsOf(ctx, { orderIds: ids })
    await forgetReturns(ctx, { orderIds: ids })
    await forgetVouchersOf(ctx, { orderIds: ids })
    await forgetRecipients(ctx, { orderIds: idsOutOfBooks })
    await clearForgottenOrders(ctx)
  })
}
