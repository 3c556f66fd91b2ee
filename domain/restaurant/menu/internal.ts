import { and, asc, eq, inArray, max, sql } from 'drizzle-orm'
import { dishes, dishFacts, dishProducts, products, recipes } from '#database/schema/index.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import type { DietTag } from '#shared/catalog/food.ts'
import { MENU_COURSES, type MenuCourse } from '#shared/restaurant/dish-fields.ts'
import type { Ctx, ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { imageOf } from '#domain/base/media/index.ts'
import type { DishRefusal } from './schemas.ts'
import type { DishFacts, StaffDish } from './views.ts'

/** The columns of what follows for a dish. */
export const factColumns = {
  allergens: dishFacts.allergens,
  isVegan: dishFacts.isVegan,
  isVegetarian: dishFacts.isVegetarian,
  isGlutenFree: dishFacts.isGlutenFree,
  isIncomplete: dishFacts.isIncomplete,
}

type FactRow = Pick<DishFacts, 'allergens' | 'isIncomplete'> &
  Record<'isVegan' | 'isVegetarian' | 'isGlutenFree', boolean>

export function toFacts({
  allergens,
  isVegan,
  isVegetarian,
  isGlutenFree,
  isIncomplete,
}: FactRow): DishFacts {
  const diets: DietTag[] = []
  if (isVegan) diets.push('vegan')
  else if (isVegetarian) diets.push('vegetarian')
  if (isGlutenFree) diets.push('gluten_free')
  return { allergens: allergens.toSorted(), diets, isIncomplete }
}

/** True if there is no more of it on the day that it is in the restaurant. */
export function isSoldOutOn(soldOutOn: string | null, now: Date): boolean {
  return soldOutOn === shopDay(now)
}

/** The courses in the order of the menu. */
export const inMenuOrder = [
  sql`array_position(${sql.param([...MENU_COURSES])}::text[], ${dishes.course})`,
  asc(dishes.position),
  asc(dishes.id),
]

/**
 * A dish as staff edit it, hidden or not.
 * @throws DomainError not_found
 */
export async function readStaffDish(ctx: Ctx, id: string): Promise<StaffDish> {
  const [row] = await ctx.db
    .select({
      id: dishes.id,
      version: dishes.version,
      course: dishes.course,
      name: dishes.name,
      roman: dishes.roman,
      description: dishes.description,
      priceCents: dishes.priceCents,
      spiceLevel: dishes.spiceLevel,
      allergens: dishes.allergens,
      dietTags: dishes.dietTags,
      pictureAlt: dishes.pictureAlt,
      picture: dishes.picture,
      recipeId: dishes.recipeId,
      isActive: dishes.isActive,
      soldOutOn: dishes.soldOutOn,
      facts: factColumns,
    })
    .from(dishes)
    .innerJoin(dishFacts, eq(dishFacts.dishId, dishes.id))
    .where(eq(dishes.id, id))
  if (!row) throw new DomainError('not_found', 'dish')
  const codes = await ctx.db
    .select({ sku: products.sku })
    .from(dishProducts)
    .innerJoin(products, eq(products.id, dishProducts.productId))
    .where(eq(dishProducts.dishId, id))
    .orderBy(asc(dishProducts.position))
  const { picture, soldOutOn, facts, ...dish } = row
  return {
    ...dish,
    skus: codes.map(({ sku }) => sku),
    image: picture ? imageOf(ctx, picture) : null,
    isSoldOut: isSoldOutOn(soldOutOn, ctx.now()),
    facts: toFacts(facts),
  }
}

/**
 * The same, locked until the transaction ends.
 * @throws DomainError not_found
 */
export async function lockDish(ctx: ShopCtx, id: string): Promise<StaffDish> {
  await ctx.db.select({ id: dishes.id }).from(dishes).where(eq(dishes.id, id)).for('no key update')
  return readStaffDish(ctx, id)
}

/** The ids of the products with these codes in their order, or what does not exist. */
export async function findParts(
  ctx: ShopCtx,
  { recipeId, skus }: { recipeId: string | null; skus: string[] },
): Promise<{ ok: true; productIds: string[] } | DishRefusal> {
  if (recipeId !== null && (await ctx.db.$count(recipes, eq(recipes.id, recipeId))) === 0) {
    return { ok: false, reason: 'unknown_recipe' }
  }
  const found = await ctx.db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(inArray(products.sku, skus))
  const idOf = new Map(found.map(({ id, sku }) => [sku, id]))
  const productIds = skus.flatMap((sku) => idOf.get(sku) ?? [])
  if (productIds.length < skus.length) return { ok: false, reason: 'unknown_product' }
  return { ok: true, productIds }
}

/** Writes which products a dish has, in place of those that it had. */
export async function writeProducts(ctx: ShopCtx, dishId: string, productIds: string[]): Promise<void> {
  await ctx.db.delete(dishProducts).where(eq(dishProducts.dishId, dishId))
  if (productIds.length === 0) return
  await ctx.db
    .insert(dishProducts)
    .values(productIds.map((productId, position) => ({ dishId, productId, position })))
}

/** Locks a course, so that one change of its order follows the other, and reads its ids in order. */
export async function lockCourse(ctx: ShopCtx, course: MenuCourse): Promise<string[]> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('menu course'), hashtext(${course}))`)
  const rows = await ctx.db
    .select({ id: dishes.id })
    .from(dishes)
    .where(eq(dishes.course, course))
    .orderBy(asc(dishes.position), asc(dishes.id))
  return rows.map(({ id }) => id)
}

/** The place after the last of a course, which stays the last until the transaction ends. */
export async function endOfCourse(ctx: ShopCtx, course: MenuCourse): Promise<number> {
  await lockCourse(ctx, course)
  const [last] = await ctx.db
    .select({ position: max(dishes.position) })
    .from(dishes)
    .where(eq(dishes.course, course))
  return (last?.position ?? -1) + 1
}

/** On the menu, and cooked by this recipe. */
export const isOnMenuBy = (recipeId: string) => and(eq(dishes.recipeId, recipeId), eq(dishes.isActive, true))
