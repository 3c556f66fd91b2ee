/** Product lists: the shop page, its cards and filters. */
export const shop = {
  title: 'Shop',
  metaDescription:
    'Thai curry pastes, stir-fry sauces and dipping sauces by KROK, with every ingredient and allergen named.',
  intro: 'Pick a paste, a sauce or a dip. Each one says what’s in it and how hot it is.',
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
  foundRecipes: 'Recipes',
  foundEvents: 'Events',
  allRecipes: (count: number) => `All ${count} recipes`,
  showAll: 'Show all products',
  loadFailed: 'Unable to load products. Please try again later.',
  pagination: 'Pages',
  previousPage: 'Previous',
  nextPage: 'Next',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  viewDetails: 'View Details',
  rating: (average: number, count: number) =>
    `${average} of 5 stars, ${count} ${count === 1 ? 'review' : 'reviews'}`,
}

export type ShopMessages = typeof shop
