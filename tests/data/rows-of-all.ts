import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import {
  auditLog,
  carts,
  challenges,
  customerNotes,
  discountCodes,
  jobs,
  knownDevices,
  mailBounces,
  mailLinks,
  mails,
  orders,
  paymentNotifications,
  payments,
  refundLines,
  refunds,
  reviews,
  securityEvents,
  sessions,
} from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { issueInvoice } from '#domain/orders/invoices/index.ts'
import { addHiddenDish } from './dishes.ts'
import { addEventRows } from './events.ts'
import { addOrderChange } from './order-changes.ts'
import { addNewsletterRows, setSubscribed } from './newsletters.ts'
import { mustPlace, orderOf } from './orders.ts'
import { addPerson } from './people.ts'
import { addCatalogueRows, addProduct } from './products.ts'
import { addTableRows } from './tables.ts'
import { addDraftRecipe } from './recipes.ts'

/**
 * Rows in every table that some may read and others not: 18 active products, one draft and one of a closed category, three active categories and that one; one order each for Ann, Ben and a guest,
 * and a hidden one of Ann's, each with its payment; the recipes, dishes and events of the demo and a draft of each; Ann and Ben are customers, Moe and Ada have roles.
 */
export async function addRowsOfAll(visitor: Ctx) {
  const product = await addProduct(visitor)
  const ann = await addPerson(visitor, { email: 'ann@example.com' })
  const ben = await addPerson(visitor, { email: 'ben@example.com' })
  const moe = await addPerson(visitor, { email: 'moe@example.com', roles: ['moderator'] })
  const ada = await addPerson(visitor, { email: 'ada@example.com', roles: ['admin'] })
  await inTransaction(asShop(visitor), async (ctx) => {
    await addCatalogueRows(ctx, product.id, ada.id)
    const recipeId = await addDraftRecipe(ctx)
    await addHiddenDish(ctx, product.id)
    await addEventRows(ctx, ada.id)
    await addTableRows(ctx, ann.id)
    const [job] = await ctx.db.insert(jobs).values({ kind: 'test', payload: {} }).returning({ id: jobs.id })
    await ctx.db
      .insert(mails)
      .values({ jobId: job?.id ?? 0, to: 'ann@example.com', subject: 'x', locale: 'en' })
    const [now, expiresAt] = [new Date(), new Date(Date.now() + 60_000)]
    for (const { id: userId } of [ann, ben]) {
      const secret = { tokenHash: randomBytes(32), userId, expiresAt }
      await ctx.db.insert(sessions).values({ ...secret, host: 'shop.test', seenAt: now })
      await ctx.db
        .insert(challenges)
        .values({ ...secret, type: 'signin', host: 'shop.test', requestedAt: now })
      await ctx.db.insert(knownDevices).values(secret)
      await ctx.db.insert(mailLinks).values({ ...secret, purpose: 'verify_email' })
      await ctx.db.insert(carts).values({ customerId: userId, lines: '' })
    }
    const notification = { method: 'payfast', body: 'x', headers: {}, address: '127.0.0.1' } as const
    await ctx.db.insert(paymentNotifications).values(notification)
    await ctx.db.insert(discountCodes).values({ code: 'TEN', kind: 'percent', percent: 10 })
    await ctx.db
      .insert(securityEvents)
      .values({ event: 'sign-in.failed', sender: '', hour: new Date(), lastAt: new Date() })
    await ctx.db.insert(customerNotes).values({ customerId: ann.id, authorId: moe.id, text: 'x' })
    await setSubscribed(ctx, ann)
    await addNewsletterRows(ctx, ann)
    await ctx.db.insert(mailBounces).values({ email: 'gone@example.com', reason: 'refused' })
    await ctx.db.insert(reviews).values(
      (['shown', 'waiting'] as const).map((state) => ({
        recipeId,
        state,
        email: `${state}@example.com`,
        stars: 5 as const,
        shownName: 'Nok',
        language: 'th' as const,
      })),
    )
    await ctx.db.insert(auditLog).values({ actorId: ada.id, action: 'role.granted', subjectId: moe.id })
  })
  const order = orderOf([{ product, quantity: 1 }])
  await mustPlace({ ...visitor, actor: ann.actor }, order)
  await mustPlace({ ...visitor, actor: ben.actor }, order)
  const { accessKey: guestKey } = await mustPlace(visitor, order)
  const { accessKey: hiddenKey } = await mustPlace({ ...visitor, actor: ann.actor }, order)
  await inTransaction(asShop(visitor), async (ctx) => {
    await ctx.db.update(orders).set({ hiddenAt: new Date() }).where(eq(orders.accessKey, hiddenKey))
    for (const { id } of await ctx.db.select({ id: orders.id }).from(orders)) {
      const [payment] = await ctx.db
        .insert(payments)
        .values({ orderId: id, method: 'bank_transfer', reference: id, amountCents: 1 })
        .returning({ id: payments.id })
      const [refund] = await ctx.db
        .insert(refunds)
        .values({
          orderId: id,
          paymentId: payment?.id ?? '',
          kind: 'goods',
          amountCents: 1,
          vatCents: 0,
          reason: 'x',
          requestedBy: moe.id,
        })
        .returning({ id: refunds.id })
      await ctx.db
        .insert(refundLines)
        .values({ refundId: refund?.id ?? '', quantity: 0, amountCents: 1, vatCents: 0, restocks: false })
      await issueInvoice(ctx, { orderId: id })
      await addOrderChange(ctx, id)
    }
  })
  return { ann, ben, moe, ada, guestKey, hiddenKey }
}
