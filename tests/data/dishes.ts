import { dishes, dishProducts } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { createDish } from '#domain/restaurant/menu/index.ts'
import { createDishInput } from '#domain/restaurant/menu/schemas.ts'
import { addPerson, asStaff } from './people.ts'

const x = { en: 'x', th: 'x' }

/** A dish that is not on the menu, with one product. */
export async function addHiddenDish({ db }: ShopCtx, productId: string): Promise<void> {
  const [dish] = await db
    .insert(dishes)
    .values({
      course: 'curries',
      name: x,
      description: x,
      pictureAlt: x,
      priceCents: 1,
      spiceLevel: 1,
      isActive: false,
      position: 99,
    })
    .returning({ id: dishes.id })
  await db.insert(dishProducts).values({ dishId: dish?.id ?? '', position: 0, productId })
}

let count = 0
/** The fields that a form of a dish sends, with a name of its own. */
export function dishFields(fields: object = {}) {
  count += 1
  const name = { en: `Dish ${count}`, th: `อาหาร ${count}` }
  return {
    course: 'curries',
    name,
    roman: 'Ahan',
    description: { en: 'One pot', th: 'หม้อเดียว' },
    priceCents: 12_500,
    spiceLevel: 2,
    allergens: [],
    dietTags: [],
    pictureAlt: { en: '', th: '' },
    recipeId: null,
    skus: [],
    isActive: true,
    ...fields,
  }
}

/** A dish on the menu; its id. */
export async function addDish(ctx: Ctx, fields: object = {}): Promise<string> {
  const admin = await addPerson(ctx, { roles: ['admin'] })
  const added = await createDish(
    { ...ctx, actor: asStaff(admin, true) },
    createDishInput.parse(dishFields(fields)),
  )
  if (!added.ok) throw new Error(added.reason)
  return added.id
}

/** Empties the menu, for tests that say what all of it is. */
export async function hideAllDishes(ctx: Ctx): Promise<void> {
  await inTransaction(asShop(ctx), ({ db }) => db.update(dishes).set({ isActive: false }))
}
