import { allowAnyone, requireAdmin, requireAdminOrShop, requireStaff } from '#domain/kernel/guards.ts'

/**
 * Access rules for the menu. Moderators write it, sort it and say what is sold out; what a dish costs and whether it
 * is on the menu is for admins. The row policies decide which dishes an actor sees.
 */
export const policy = {
  createDish: requireAdmin,
  createDishes: requireAdminOrShop,
  findDishOfRecipe: allowAnyone,
  getStaffDish: requireStaff,
  listDishChoices: requireStaff,
  listMenu: allowAnyone,
  listStaffDishes: requireStaff,
  moveDish: requireStaff,
  removeDishPicture: requireAdmin,
  setDishPicture: requireStaff,
  setSoldOut: requireStaff,
  updateDish: requireAdmin,
  updateDishContent: requireStaff,
}
