import { fetchedLater } from '#app/components/ui/fetched-later.tsx'

/** Parts further down, or only on some recipes. */
export const RecipeReviews = fetchedLater(
  'recipe-reviews',
  async () => (await import('./recipe-reviews.tsx')).default,
)

export const RecipeGrid = fetchedLater(
  'recipe-grid',
  async () => (await import('#app/components/recipes/recipe-grid.tsx')).RecipeGrid,
)

export const OfflineNotice = fetchedLater(
  'offline-notice',
  async () => (await import('./offline-notice.tsx')).OfflineNotice,
)

export const FavouriteForm = fetchedLater(
  'favourite-form',
  async () => (await import('./favourite-form.tsx')).FavouriteForm,
)
