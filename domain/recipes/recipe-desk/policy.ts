import { requireAdmin, requireStaff } from '#domain/kernel/guards.ts'

/** The rules for recipes. Moderators write them too; showing them and throwing away is for admins. */
export const policy = {
  createIngredient: requireStaff,
  createRecipe: requireStaff,
  deleteIngredient: requireAdmin,
  deleteRecipe: requireAdmin,
  getIngredient: requireStaff,
  getStaffRecipe: requireStaff,
  hideRecipe: requireAdmin,
  listIngredients: requireStaff,
  listParts: requireStaff,
  listStaffRecipes: requireStaff,
  publishRecipe: requireAdmin,
  setRecipePicture: requireStaff,
  updateIngredient: requireStaff,
  updateRecipe: requireStaff,
}
