import { type Allergen, ALLERGENS, DIET_TAGS, type DietTag } from './food.ts'
import { type Heat, HEATS } from './product-filters.ts'

/** Something that lists are asked for: how hot it is, what it is, and an allergen for what is without it. */
export type LabelFact = Heat | DietTag | Allergen

/** Each has a bit of `products.label_facts`, so its place here is for good. */
export const LABEL_FACTS: readonly LabelFact[] = [...HEATS, ...DIET_TAGS, ...ALLERGENS]

/** The bits of these facts. */
export function bitsOfFacts(facts: readonly LabelFact[]): number {
  return facts.reduce((bits, fact) => bits | (1 << LABEL_FACTS.indexOf(fact)), 0)
}
