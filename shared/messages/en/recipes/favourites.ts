/** The recipes that a customer keeps. */
export const favourites = {
  title: 'Favourite recipes',
  keep: 'Keep this recipe',
  kept: 'In your favourites',
  signIn: 'Sign in to keep it',
  empty: 'Nothing here yet.',
  emptyHint: 'Open a recipe you like and press “Keep this recipe”.',
  toRecipes: 'See all recipes',
}

export type FavouriteMessages = typeof favourites
