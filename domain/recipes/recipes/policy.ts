import { allowAnyone, requireAdminOrShop, requireShop, requireStaff } from '#domain/kernel/guards.ts'

/** The rules for who may do what with recipes. The row policies decide which recipes an actor sees. */
export const policy = {
  createRecipes: requireAdminOrShop,
  getDinner: allowAnyone,
  getRecipe: allowAnyone,
  listCookedWith: allowAnyone,
  listPairings: allowAnyone,
  listRecipes: allowAnyone,
  listRecipesById: allowAnyone,
  listRecipesWith: allowAnyone,
  previewRecipe: requireStaff,
  refreshSearchOfProduct: requireShop,
}
