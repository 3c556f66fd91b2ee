import { allowAnyone } from '#domain/kernel/guards.ts'

/** Only what everybody sees is found. */
export const policy = {
  searchProducts: allowAnyone,
  searchRecipes: allowAnyone,
  searchWithChoices: allowAnyone,
}
