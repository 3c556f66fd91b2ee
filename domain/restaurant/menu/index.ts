/**
 * The menu of the restaurant, as guests read it and as staff write it. Not how a dish is cooked (`recipes`), and not who
 * sits where.
 */
export { createDish } from './create-dish.ts'
export { createDishes } from './create-dishes.ts'
export { findDishOfRecipe } from './find-dish-of-recipe.ts'
export { getStaffDish } from './get-staff-dish.ts'
export { listDishChoices } from './list-dish-choices.ts'
export { listMenu } from './list-menu.ts'
export { listStaffDishes } from './list-staff-dishes.ts'
export { moveDish } from './move-dish.ts'
export { removeDishPicture } from './remove-dish-picture.ts'
export { setDishPicture } from './set-dish-picture.ts'
export { setSoldOut } from './set-sold-out.ts'
export { updateDish } from './update-dish.ts'
export { updateDishContent } from './update-dish-content.ts'
export { dishSubjects } from './subjects.ts'
