import { FEWEST_SERVINGS, MOST_SERVINGS } from '#shared/recipes/recipe-fields.ts'
import { UNIT_SYSTEMS, type UnitSystem } from '#shared/recipes/scale.ts'

/** For how many, and in which units, the amounts are shown: what the address says. */
export type ShownAmounts = {
  servings: number
  /** For how many the recipe is written. */
  of: number
  system: UnitSystem
  /** More or fewer were asked for than can be reckoned for. */
  wasOutOfRange: boolean
}

/** Reads the servings: no number counts as not asked for; too many or too few as the most or the fewest. */
export function shownAmounts(query: URLSearchParams, of: number): ShownAmounts {
  const asked = Number(query.get('servings') ?? '')
  const isAsked = query.has('servings') && query.get('servings') !== '' && Number.isFinite(asked)
  const servings = isAsked ? Math.min(MOST_SERVINGS, Math.max(FEWEST_SERVINGS, Math.round(asked))) : of
  const system = UNIT_SYSTEMS.find((one) => one === query.get('units')) ?? 'metric'
  return {
    servings,
    of,
    system,
    wasOutOfRange: isAsked && (asked < FEWEST_SERVINGS || asked > MOST_SERVINGS),
  }
}
