import type { Course, Difficulty } from '#shared/recipes/recipe-fields.ts'

const courses: Record<Course, string> = {
  curry: 'Curry',
  noodles: 'Noodles',
  'stir-fry': 'Stir-fry',
  soup: 'Soup',
  salad: 'Salad',
  snack: 'Snack',
  grill: 'From the grill',
  dessert: 'Dessert',
  drink: 'Drink',
}

const difficulties: Record<Difficulty, string> = {
  easy: 'Easy',
  medium: 'Takes some care',
  demanding: 'For a free day',
}

/** Texts of recipe cards. */
export const recipes = {
  title: 'Recipes',
  courses,
  difficulties,
  goesWith: 'goes with it',
  rating: (average: number, count: number) =>
    `${average} of 5 stars, ${count} ${count === 1 ? 'rating' : 'ratings'}`,
  duration: (minutes: number) => {
    const hours = Math.floor(minutes / 60)
    const rest = minutes % 60
    if (hours === 0) return `${rest} min`
    return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
  },
}

export type RecipesMessages = typeof recipes
