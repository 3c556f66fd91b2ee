import { randomBytes } from 'node:crypto'
import { byNumber, RECIPE_NUMBERS } from '#shared/recipes/recipe-numbers.ts'

const both = (text: string) => ({ en: text, th: `${text} ไทย` })

/** A whole recipe as staff write it, which nobody else has; of an ingredient of the demo. */
export function recipeInput(change: Record<string, unknown> = {}) {
  const tag = randomBytes(4).toString('hex')
  return {
    title: both(`Test stew ${tag}`),
    line: both('A pot for a cold evening.'),
    story: both('Slow and worth it.'),
    pictureAlt: both('A pot of stew'),
    course: 'curry',
    ...byNumber((name) => RECIPE_NUMBERS[name].first),
    prepMinutes: 10,
    difficulty: 'easy',
    spiceLevel: 2,
    sortOrder: 900,
    tips: [both('Taste it.')],
    related: [],
    lines: [
      {
        key: 'milk',
        ingredientId: 'coconut-milk',
        amount: 400,
        unit: 'ml',
        note: both('well shaken'),
        part: { en: '', th: '' },
        isOptional: false,
      },
    ],
    steps: [{ title: both('Simmer'), text: both('Simmer it.'), uses: ['milk'], timer: null }],
    ...change,
  }
}
