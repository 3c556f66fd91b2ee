import { type Heat, HEATS } from '#shared/catalog/product-filters.ts'
import { HEAT_WORDS, NO_HEAT_WORDS } from './food-words.ts'
import { findPhrase, overlap, phrases, type Reading, type Span } from './read-question.ts'

const heatPhrases = HEATS.map((heat) => ({ heat, words: phrases(HEAT_WORDS[heat]) }))
const otherPhrases = phrases(NO_HEAT_WORDS)

/** Finds how hot somebody wants it, and where that is said: the longest words count, for 'not hot' has 'hot' in it. */
export function findHeat(reading: Reading): { heat: Heat; spans: Span[] } | undefined {
  const others = otherPhrases.flatMap((phrase) => findPhrase(reading, phrase)).map(({ span }) => span)
  const found = heatPhrases
    .flatMap(({ heat, words }) =>
      words.flatMap((phrase) => findPhrase(reading, phrase)).map(({ span }) => ({ heat, span })),
    )
    .filter(({ span }) => !others.some((other) => overlap(other, span)))
    .toSorted((a, b) => b.span[1] - b.span[0] - (a.span[1] - a.span[0]))
  const [best] = found
  return best && { heat: best.heat, spans: found.map(({ span }) => span) }
}
