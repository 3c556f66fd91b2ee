import { allowAnyone, requireCustomer, requireStaff } from '#domain/kernel/guards.ts'

/** Access rules for whole pages. What is read for one has its own rules, too. */
export const policy = {
  getAccountSettings: requireCustomer,
  getOfficeCounts: requireStaff,
  getProductPage: allowAnyone,
  // A draft is for staff: see `previewRecipe`.
  getRecipePage: allowAnyone,
  getToday: requireStaff,
}
