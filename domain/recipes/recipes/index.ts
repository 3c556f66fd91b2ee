/**
 * Recipes, for readers: what is in them, how they are cooked, and what follows for those who cannot eat everything. Not
 * the jars' own texts and prices: those are the catalogue's.
 */
export { createRecipes } from './create-recipes.ts'
export { getDinner } from './get-dinner.ts'
export { getRecipe, previewRecipe } from './get-recipe.ts'
export { dietsOf } from './internal.ts'
export { recipeJobs } from './jobs.ts'
export { listCookedWith } from './list-cooked-with.ts'
export { listPairings } from './list-pairings.ts'
export { listRecipes } from './list-recipes.ts'
export { listRecipesById } from './list-recipes-by-id.ts'
export { listRecipesWith } from './list-recipes-with.ts'
export { refreshRecipeSearch } from './refresh-recipe-search.ts'
export { refreshSearchOfProduct } from './refresh-search-of-product.ts'
export { recipeSubjects } from './subjects.ts'
