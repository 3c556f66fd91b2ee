/** The list of recipes. */
export const recipeList = {
  metaDescription:
    'Thai recipes for a South African kitchen: curries, noodles, soups and more, with KROK pastes and sauces.',
  intro:
    'Thai dinners for a South African kitchen. Each one says what is in it, how long it takes and which jar it needs.',
  filters: 'Find a recipe',
  search: 'Search',
  searchHint: 'Dish, ingredient or jar',
  product: 'With',
  anyProduct: 'Any jar',
  minutes: 'Ready in',
  anyMinutes: 'Any time',
  within: (minutes: number) => `${minutes} minutes or less`,
  diet: 'Diet',
  anyDiet: 'Everything',
  spice: 'Heat',
  anySpice: 'As hot as it gets',
  spiceUpTo: (word: string) => `Up to ${word.toLowerCase()}`,
  without: 'Without',
  withoutCount: (count: number) => (count === 0 ? 'Allergens' : `Allergens (${count} left out)`),
  show: 'Show recipes',
  clear: 'Show all recipes',
  count: (total: number) => (total === 1 ? '1 recipe' : `${total} recipes`),
  /** The conditions on food that were understood from a search. */
  understood: {
    contains: (names: string) => `With ${names}`,
    without: (names: string) => `No ${names} in the ingredients, and no “may contain” on our jars`,
    heat: { mild: 'Mild', medium: 'Medium hot', hot: 'Hot' },
    or: 'or',
    source: 'By the ingredients as listed. What you buy may differ: read its label.',
    unsaid: (what: string) => `Our recipes don’t say whether a dish is ${what}.`,
  },
  empty: 'No recipe fits all of that.',
  emptyHint: 'Leave one wish out and try again.',
}

export type RecipeListMessages = typeof recipeList
