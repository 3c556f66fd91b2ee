import { allowAnyone } from '#domain/kernel/guards.ts'

/** Access rules for whole pages. What is read for one has its own rules, too. */
export const policy = {
  getProductPage: allowAnyone,
  // A draft is for staff: see `previewRecipe`.
  getRecipePage: allowAnyone,
}
