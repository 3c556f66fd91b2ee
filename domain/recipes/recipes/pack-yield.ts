import type { NetWeight } from '#shared/catalog/food.ts'
import type { Unit } from '#shared/recipes/recipe-fields.ts'
import type { PackYield } from '#domain/catalog/catalog/views.ts'

/** The amount of a pack that a recipe takes, for its own servings. */
export type PackUse = { title: string; servings: number; amount: number | null; unit: Unit | null }

/**
 * Reckons how many meals a pack is enough for, and what it costs a plate in ZAR cents, by the recipe that takes most of it
 * for one: nobody gets less than is said. Null if none says how much, in the unit of the pack, or if a pack is too little.
 */
export function packYield(
  { netWeight, priceCents }: { netWeight: NetWeight; priceCents: number },
  uses: readonly PackUse[],
): PackYield | null {
  const measured = uses.flatMap(({ amount, unit, ...recipe }) =>
    amount !== null && unit === netWeight.unit ? { ...recipe, amount } : [],
  )
  const [most] = measured.toSorted((a, b) => b.amount / b.servings - a.amount / a.servings)
  if (!most) return null
  const { title, servings, amount } = most
  const meals = Math.floor(netWeight.value / amount)
  if (meals === 0) return null
  return { recipe: title, meals, servings, plateCents: (priceCents * amount) / netWeight.value / servings }
}
