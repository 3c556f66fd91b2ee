import { requireAdmin, requireStaff } from '#domain/kernel/guards.ts'

/** Who writes recipes. Moderators write them too; whether the shop shows one, and what is thrown away, is for admins. */
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
