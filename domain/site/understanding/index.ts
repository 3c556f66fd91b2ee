/**
 * Reads a question in English or Thai: topic, things that it names, day and party. Not the answer, which is `chat`'s.
 */
export { isCommon } from './common-words.ts'
export { findDay, namesNoDay } from './find-day.ts'
export { findParty, findTime, namesMeal } from './find-time.ts'
export { type FactsInWords, readFacts } from './read-facts.ts'
export { findHeat } from './read-heat.ts'
export { foldedWords } from './fold.ts'
export { type Named, readNames } from './read-names.ts'
export { TOO_HOT_FOR_WORDS, TOO_HOT_WORDS } from './food-words.ts'
export { findPhrase, phrases, toPhrase } from './read-question.ts'
export { speaksOfAllergens } from './speaks-of-allergens.ts'
export { speaksOfVouchers } from './speaks-of-vouchers.ts'
export { type Subject, type Understood, understand } from './understand.ts'
export type { Aspect } from './aspect-words.ts'
