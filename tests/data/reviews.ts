import { eq } from 'drizzle-orm'
import { orders, recipes, reviews } from '#database/schema/index.ts'
import { type Actor, asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { saveReview } from '#domain/orders/reviews/index.ts'
import type { SaveReviewInput } from '#domain/orders/reviews/schemas.ts'
import type { OrderStatus } from '#shared/orders/order-states.ts'
import { bringTo, mustPlaceRow, newContact, orderOf } from './orders.ts'
import type { TestProduct } from './products.ts'

type ProductReview = Extract<SaveReviewInput, { subject: 'product' }>

/** A review of a product as its form sends it. */
export function reviewOf(product: TestProduct, words: Partial<ProductReview> = {}): ProductReview {
  return {
    subject: 'product',
    id: product.slug,
    stars: 4,
    text: 'Just like my aunt’s.',
    shownName: 'Somchai J.',
    language: 'en',
    ...words,
  }
}

/** An order of somebody, or of a guest, that has come so far. */
export async function bought(
  ctx: Ctx,
  items: TestProduct[],
  { buyer, status = 'delivered', email }: { buyer?: Actor; status?: OrderStatus; email?: string } = {},
) {
  const staff: Ctx = { ...ctx, actor: { role: 'staff', id: crypto.randomUUID(), isAdmin: true } }
  const contact = { ...newContact(), ...(email && { email }) }
  const order = await mustPlaceRow(
    { ...ctx, actor: buyer ?? { role: 'visitor' } },
    orderOf(
      items.map((product) => ({ product, quantity: 1 })),
      { contact },
    ),
  )
  await bringTo(staff, order.id, status)
  return order
}

/** Changes an order past the rules of the shop. */
export async function setOrder(
  ctx: Ctx,
  id: string,
  values: Partial<typeof orders.$inferInsert>,
): Promise<void> {
  await inTransaction(asShop(ctx), (ctx) => ctx.db.update(orders).set(values).where(eq(orders.id, id)))
}

/** The rows of all reviews of something. */
export async function reviewsOf(ctx: Ctx, subjectId: string) {
  return inTransaction(asShop(ctx), (ctx) =>
    ctx.db.select().from(reviews).where(eq(reviews.subjectId, subjectId)),
  )
}

/** Saves a review that must be taken, and gives its id and version. */
export async function mustReview(ctx: Ctx, input: SaveReviewInput): Promise<{ id: string; version: number }> {
  const saved = await saveReview(ctx, input)
  if (!saved.ok) throw new Error(`the review was refused: ${saved.reason}`)
  const [row] = await inTransaction(asShop(ctx), (ctx) =>
    ctx.db.select({ version: reviews.version }).from(reviews).where(eq(reviews.id, saved.id)),
  )
  return { id: saved.id, version: row?.version ?? 0 }
}

/** Some recipe of the shop. */
export async function someRecipe(ctx: Ctx): Promise<{ id: string; slug: string }> {
  const [row] = await ctx.readDb.select({ id: recipes.id, slug: recipes.slug }).from(recipes).limit(1)
  if (!row) throw new Error('there are no recipes')
  return row
}

/** So many reviews of a product that are shown, of as many guests, all bought in one order. */
export async function addShownReviews(ctx: Ctx, product: TestProduct, count: number): Promise<void> {
  const order = await bought(ctx, [product])
  await inTransaction(asShop(ctx), (ctx) =>
    ctx.db.insert(reviews).values(
      Array.from({ length: count }, (_, n) => ({
        productId: product.id,
        email: `guest-${n}@example.com`,
        orderId: order.id,
        stars: 5 as const,
        text: `Number ${n}`,
        shownName: 'Nok',
        language: 'en' as const,
        state: 'shown' as const,
      })),
    ),
  )
}
