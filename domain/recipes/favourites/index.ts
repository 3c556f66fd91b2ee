/** The recipes that customers keep for themselves. */
export { exportFavourites } from './export-favourites.ts'
export { isFavourite } from './is-favourite.ts'
export { listFavourites } from './list-favourites.ts'
export { setFavourite } from './set-favourite.ts'
