import type { ProductFacts } from '#shared/catalog/product-filters.ts'
import { type Allergen, DIET_TAGS } from '#shared/catalog/food.ts'
import { isCommon } from './common-words.ts'
import {
  ALLERGEN_WORDS,
  DIET_WORDS,
  HAS_WORDS,
  MADE_OF_WORDS,
  NUTS_AND_BEANS_IN_THAI,
  NO_ALLERGEN_WORDS,
  UNSAID_WORDS,
  WITHOUT_WORDS,
} from './food-words.ts'
import { findHeat } from './read-heat.ts'
import { findPhrase, overlap, type Phrase, phrases, readQuestion, type Span } from './read-question.ts'

/** The facts that a search asks of labels. */
export type FactsInWords = ProductFacts & {
  /** Rules that it names and no label of ours states: halal. */
  unsaid: string[]
  /** The rest of it, which is searched for as it was typed; '' if it asks of labels alone. */
  text: string
}

type Hit = { span: Span; allergens: Allergen[] }

const allergenPhrases = [...ALLERGEN_WORDS, ...MADE_OF_WORDS, [NO_ALLERGEN_WORDS, []] as const].map(
  ([words, allergens]) => ({
    words: phrases(words),
    allergens: allergens.filter((one) => words !== NUTS_AND_BEANS_IN_THAI || one !== 'soya'),
  }),
)
const dietPhrases = DIET_TAGS.map((diet) => ({ diet, words: phrases(DIET_WORDS[diet]) }))
const unsaidPhrases = Object.entries(UNSAID_WORDS).map(([what, words]) => ({ what, words: phrases(words) }))
const withoutPhrases = phrases(WITHOUT_WORDS)
const hasPhrases = phrases(HAS_WORDS)
/** Words for what is searched for anyway. */
const FILLING = phrases('jar, product, item, label, free, diet, กระปุก, ฉลาก, ขวด')

/**
 * Reads what a search asks of labels, in either language: allergens, with or without, diets, heat. Undefined if it asks
 * nothing of them. Only words that are spelt right count, since health may depend on it. A bare allergen beside other
 * words is no fact: 'coconut milk', 'peanut sauce' and 'fish cakes' are looked for as they stand.
 */
export function readFacts(search: string): FactsInWords | undefined {
  const reading = readQuestion(search, new Set())
  const spansOf = (words: Phrase[]) =>
    words.flatMap((phrase) => findPhrase(reading, phrase)).map(({ span }) => span)
  const heat = findHeat(reading)
  const diets = dietPhrases
    .map(({ diet, words }) => ({ diet, spans: spansOf(words) }))
    .filter(({ spans }) => spans.length > 0)
  const unsaid = unsaidPhrases
    .map(({ what, words }) => ({ what, spans: spansOf(words) }))
    .filter(({ spans }) => spans.length > 0)
  const beside = [...diets, ...unsaid, ...(heat ? [heat] : [])].flatMap(({ spans }) => spans)
  const isFree = (span: Span) => !beside.some((other) => overlap(other, span))
  const without = spansOf(withoutPhrases).filter(isFree)
  const has = spansOf(hasPhrases)
  const hits = longest(
    allergenPhrases.flatMap(({ words, allergens }) => spansOf(words).map((span) => ({ span, allergens }))),
  ).filter(({ span, allergens }) => allergens.length > 0 && isFree(span))

  const rest = (explained: Span[]) =>
    reading.words.flatMap((word, at) => {
      const isSaid = explained.some((span) => overlap(span, word))
      return isSaid || isCommon(reading.line.slice(...word)) ? [] : [reading.typed[at] ?? '']
    })
  const explained = [...beside, ...without, ...has, ...spansOf(FILLING)]
  const isAboutAllergens =
    hits.length > 0 &&
    (without.length > 0 ||
      has.length > 0 ||
      rest([...explained, ...hits.map(({ span }) => span)]).length === 0)
  const named = isAboutAllergens ? hits : []
  const facts = {
    contains: without.length > 0 ? [] : named.map(({ allergens }) => allergens),
    without: without.length > 0 ? [...new Set(named.flatMap(({ allergens }) => allergens))] : [],
    diets: diets.map(({ diet }) => diet),
    heat: heat?.heat,
    unsaid: unsaid.map(({ what }) => what),
  }
  if (named.length + beside.length === 0) return undefined
  return { ...facts, text: rest([...explained, ...named.map(({ span }) => span)]).join(' ') }
}

/** Keeps the longer of overlapping words: tree nuts are no peanuts, and in Thai squid has the word for fish in it. */
function longest(hits: Hit[]): Hit[] {
  const lengthOf = ({ span: [from, to] }: Hit) => to - from
  return hits.filter(
    (hit) => !hits.some((other) => lengthOf(other) > lengthOf(hit) && overlap(other.span, hit.span)),
  )
}
