/** Product lists: the shop page, its cards and filters. */
export const shop = {
  title: 'Shop',
  metaDescription:
    'Thai curry pastes, stir-fry sauces and dipping sauces by KROK, with every ingredient and allergen named.',
  intro:
    'Pick a paste, a sauce or a dip. Each one says what’s in it and how hot it is. New to Thai heat? Sort by “Mildest”.',
  interludes: {
    cook: { title: 'A jar is the start. Here is dinner.', link: 'Find a recipe' },
    eat: { title: 'Rather have it cooked for you?', link: 'See our menu' },
  },
  resultsFor: (words: string) => `Results for “${words}”`,
  categories: 'Categories',
  all: 'All',
  searchLabel: 'Search products',
  searchPlaceholder: 'Search by name or ingredient',
  searchSubmit: 'Search',
  count: (total: number) => (total === 1 ? '1 product' : `${total} products`),
  countFor: (total: number, search: string) =>
    total === 1 ? `1 product for “${search}”` : `${total} products for “${search}”`,
  moreThan: (total: number) => `More than ${total} products`,
  moreThanFor: (total: number, search: string) => `More than ${total} products for “${search}”`,
  listEnds:
    'The list ends here. To see other products, choose a category or search for something more exact.',
  empty: 'No products found matching your criteria.',
  elsewhere: 'Press Search to look in recipes and events too.',
  foundRecipes: 'Recipes',
  foundEvents: 'Events',
  allRecipes: (count: number) => `All ${count} recipes`,
  showAll: 'Show all products',
  tryWords: 'Others look for',
  popular: ['pad thai', 'green curry', 'tom yum', 'gluten free'],
  askUs: 'Ask us',
  filters: {
    title: 'Filters',
    heat: { mild: 'Mild', medium: 'Medium hot', hot: 'Hot' },
    without: { crustacean: 'No shrimp', peanut: 'No peanut' },
    sort: 'Sort',
    sorts: { price: 'Price', mildest: 'Mildest', hottest: 'Hottest' },
    leaves: (name: string, count: number) => `${name} (${count})`,
  },
  /** The conditions on labels that were understood from a search. */
  understood: {
    contains: (names: string) => `Jars whose label names ${names}`,
    without: (names: string) => `Jars with no ${names} on the label, not even as “may contain”`,
    diet: (name: string) => `Jars labelled “${name}”`,
    heat: { mild: 'Mild jars', medium: 'Medium-hot jars', hot: 'Hot jars' },
    text: (words: string) => `“${words}” in names and texts`,
    or: 'or',
    readLabel: 'From our labels as they are now. Always read the label of the jar in your hand.',
    unsaid: (what: string) => `Our labels don’t say whether a jar is ${what}.`,
    others: 'Show jars without it',
  },
  loadFailed: 'Unable to load products. Please try again later.',
  pagination: 'Pages',
  previousPage: 'Previous',
  nextPage: 'Next',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
}

export type ShopMessages = typeof shop
