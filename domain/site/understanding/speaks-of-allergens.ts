import { ALLERGEN_WORDS, DIET_WORDS, UNSAID_WORDS } from './food-words.ts'
import { namesAny } from './names-any.ts'
import { phrases } from './read-question.ts'

/** Not 'free of', which delivery is too. */
const ALLERGY = 'allergy, allergic, allergen, intolerant, intolerance, แพ้, สารก่อภูมิแพ้, ภูมิแพ้'
const PHRASES = [
  ...ALLERGEN_WORDS.map(([words]) => words),
  ...Object.values(DIET_WORDS),
  ...Object.values(UNSAID_WORDS),
  ALLERGY,
].flatMap(phrases)

/** True if a text names an allergen or a diet, in either language. */
export function speaksOfAllergens(text: string): boolean {
  return namesAny(text, PHRASES)
}
