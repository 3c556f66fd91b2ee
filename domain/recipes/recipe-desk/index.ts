/**
 * The staff's work on recipes and on what they are cooked with: write, show, hide, throw away. Not what readers see of
 * them: that is `recipes`.
 */
export { createIngredient } from './create-ingredient.ts'
export { createRecipe } from './create-recipe.ts'
export { deleteIngredient } from './delete-ingredient.ts'
export { deleteRecipe } from './delete-recipe.ts'
export { getIngredient } from './get-ingredient.ts'
export { getStaffRecipe } from './get-staff-recipe.ts'
export { hideRecipe } from './hide-recipe.ts'
export { listIngredients } from './list-ingredients.ts'
export { listParts } from './list-parts.ts'
export { listStaffRecipes } from './list-staff-recipes.ts'
export { publishRecipe } from './publish-recipe.ts'
export { setRecipePicture } from './set-recipe-picture.ts'
export { updateIngredient } from './update-ingredient.ts'
export { updateRecipe } from './update-recipe.ts'
