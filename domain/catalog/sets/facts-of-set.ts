import {
  type Allergen,
  DIET_TAGS,
  type DietTag,
  type NetWeight,
  type SpiceLevel,
} from '#shared/catalog/food.ts'
import {
  byLocale,
  type Locale,
  type LocalizedText,
  NO_TEXT,
  pick,
  withFallbacks,
} from '#shared/kernel/locale.ts'

/** A part, as far as the facts of a set follow from it; `quantity` is how many of it are in one set. */
export type PartFacts = {
  quantity: number
  name: LocalizedText
  netWeightValue: number
  netWeightUnit: NetWeight['unit']
  spiceLevel: SpiceLevel | null
  ingredients: Record<Locale, string[]>
  allergens: Allergen[] | null
  mayContain: Allergen[]
  dietTags: DietTag[]
  shelfLife: LocalizedText
  keepCold: boolean
}

/** The facts that a set has because of its parts. What is not known of one of them is not known of the set. */
export function factsOfSet(parts: PartFacts[]) {
  const contains = new Set(parts.flatMap(({ allergens }) => allergens ?? []))
  const mayContain = parts.flatMap((part) => part.mayContain).filter((one) => !contains.has(one))
  const levels = parts.map(({ spiceLevel }) => spiceLevel)
  return {
    allergens: parts.every(({ allergens }) => allergens) ? [...contains].sort() : null,
    mayContain: [...new Set(mayContain)].sort(),
    dietTags: DIET_TAGS.filter((tag) => parts.every(({ dietTags }) => dietTags.includes(tag))),
    spiceLevel: levels.includes(null)
      ? null
      : levels.reduce((hottest, one) => (one! > hottest! ? one : hottest)),
    keepCold: parts.some(({ keepCold }) => keepCold),
    ...netWeightOf(parts),
    ingredients: ingredientsOf(parts),
    shelfLife: shortest(parts.map(({ shelfLife }) => shelfLife)),
  }
}

/** A millilitre counts as a gram where a set has both: the pages of sets say the weight of each part. */
function netWeightOf(parts: PartFacts[]): Pick<PartFacts, 'netWeightValue' | 'netWeightUnit'> {
  return {
    netWeightValue: parts.reduce((sum, part) => sum + part.netWeightValue * part.quantity, 0),
    netWeightUnit: parts.some(({ netWeightUnit }) => netWeightUnit === 'g') ? 'g' : 'ml',
  }
}

/** One text for each part: its name, and its ingredients as its label lists them. */
function ingredientsOf(parts: PartFacts[]): Record<Locale, string[]> {
  const isKnown = parts.every(({ ingredients }) => ingredients.en.length > 0)
  return byLocale((locale) =>
    isKnown
      ? parts.map(
          ({ name, ingredients }) => `${pick(name, locale)}: ${listIn(ingredients, locale).join(', ')}`,
        )
      : [],
  )
}

function listIn(ingredients: Record<Locale, string[]>, locale: Locale): string[] {
  return ingredients[withFallbacks(locale).find((one) => ingredients[one].length > 0) ?? locale]
}

const DAYS = { day: 1, week: 7, month: 30, year: 365 }

/** The shortest of some times, as they are written: `9 months`, `8 weeks, refrigerated`; none if one cannot be read. */
function shortest(times: LocalizedText[]): LocalizedText {
  const read = times.map((text) => {
    const [, count, unit] = /^(\d+) (day|week|month|year)s?\b/.exec(text.en) ?? []
    // The pattern names the keys.
    return { text, days: unit ? Number(count) * DAYS[unit as keyof typeof DAYS] : undefined }
  })
  if (read.some(({ days }) => days === undefined)) return NO_TEXT
  return read.toSorted((a, b) => (a.days ?? 0) - (b.days ?? 0))[0]?.text ?? NO_TEXT
}
