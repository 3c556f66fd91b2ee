import { allowAnyone } from '#domain/kernel/guards.ts'

/** Only what everybody sees is found. */
export const policy = { countChoices: allowAnyone, searchProducts: allowAnyone, searchRecipes: allowAnyone }
