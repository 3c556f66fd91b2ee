import { ALLERGEN_WORDS, DIET_WORDS, UNSAID_WORDS } from './food-words.ts'
import { findPhrase, phrases, readQuestion } from './read-question.ts'

/** Not 'free of', which delivery is too. */
const ALLERGY = 'allergy, allergic, allergen, intolerant, intolerance, แพ้, สารก่อภูมิแพ้, ภูมิแพ้'
const PHRASES = [
  ...ALLERGEN_WORDS.map(([words]) => words),
  ...Object.values(DIET_WORDS),
  ...Object.values(UNSAID_WORDS),
  ALLERGY,
].flatMap(phrases)

/** True if a text names an allergen or a diet, in either language, in words spelt right: daily is not dairy. */
export function speaksOfAllergens(text: string): boolean {
  const reading = readQuestion(text, new Set())
  return PHRASES.some((phrase) => findPhrase(reading, phrase).length > 0)
}
