import type { Ctx } from '../context.ts'
import { issueInvoice } from '../invoices/index.ts'
import { type By, type LockedOrder, takePaymentStep, takeStep } from '../orders/index.ts'

/** A locked order owes nothing any more: it is confirmed, and has its tax invoice. As the shop, in its transaction. */
export async function confirmPaid(ctx: Ctx, order: LockedOrder, by: By): Promise<void> {
  if (!(await takePaymentStep(ctx, order, 'paid', by))) return
  await takeStep(ctx, order, 'confirmed', by)
  await issueInvoice(ctx, order.id)
}
