import { z } from 'zod'
import {
  createDish,
  getStaffDish,
  listMenu,
  listStaffDishes,
  moveDish,
  removeDishPicture,
  setSoldOut,
  updateDish,
  updateDishContent,
} from '#domain/restaurant/menu/index.ts'
import {
  createDishInput,
  dishIdInput,
  listMenuInput,
  listStaffDishesInput,
  moveDishInput,
  setSoldOutInput,
  updateDishContentInput,
  updateDishInput,
} from '#domain/restaurant/menu/schemas.ts'
import { menuDish, staffDish, staffDishItem } from '#domain/restaurant/menu/views.ts'
import { createdId } from '../envelopes.ts'
import {
  adminWrite,
  bodyProblems,
  created,
  endpoint,
  type Endpoint,
  ok,
  publicRead,
  refused,
  staffRead,
  staffWrite,
} from '../endpoint.ts'

const VERSIONS = '`version` is the one that was read; if somebody has saved it since, nothing is changed.'

export const menuEndpoints: Endpoint[] = [
  endpoint({
    ...publicRead,
    path: '/api/menu',
    shows: [
      'dishes',
      'dish_products',
      'recipes',
      'recipe_lines',
      'ingredients',
      'products',
      'categories',
      // With them goes the day, on which it depends what is sold out.
      'settings',
    ],
    summary: 'Read the restaurant’s menu',
    description: 'What is on the menu and fits all that is asked for, in the menu’s order.',
    input: listMenuInput,
    response: z.array(menuDish),
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listMenu(ctx, input)),
  }),
  endpoint({
    ...staffRead,
    path: '/api/staff/dishes',
    summary: 'List the dishes',
    description: 'Hidden ones too, in the menu’s order.',
    input: listStaffDishesInput,
    response: z.array(staffDishItem),
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listStaffDishes(ctx, input)),
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/dishes',
    summary: 'Add a dish',
    description: 'As the last of its course. For admins.',
    input: createDishInput,
    response: createdId,
    successStatus: 201,
    problems: [...bodyProblems, 'unknown_recipe', 'unknown_product'],
    async run(ctx, input) {
      const result = await createDish(ctx, input)
      return result.ok ? created({ id: result.id }) : refused(result)
    },
  }),
  endpoint({
    ...staffRead,
    path: '/api/staff/dishes/{id}',
    summary: 'Get a dish',
    description: 'As staff edit it, with what guests are told of it.',
    input: dishIdInput,
    response: staffDish,
    problems: ['invalid_request', 'dish_not_found'],
    run: async (ctx, input) => ok(await getStaffDish(ctx, input)),
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/dishes/{id}',
    summary: 'Change a dish',
    description: `All of it. ${VERSIONS} For admins.`,
    input: updateDishInput,
    response: staffDish,
    problems: [...bodyProblems, 'dish_not_found', 'unknown_recipe', 'unknown_product', 'changed'],
    async run(ctx, input) {
      const result = await updateDish(ctx, input)
      return result.ok ? ok(await getStaffDish(ctx, { id: input.id })) : refused(result)
    },
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/dishes/{id}/content',
    summary: 'Change what a dish is',
    description: `All of it but its price and whether it is on the menu. ${VERSIONS}`,
    input: updateDishContentInput,
    response: staffDish,
    problems: [...bodyProblems, 'dish_not_found', 'unknown_recipe', 'unknown_product', 'changed'],
    async run(ctx, input) {
      const result = await updateDishContent(ctx, input)
      return result.ok ? ok(await getStaffDish(ctx, { id: input.id })) : refused(result)
    },
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/dishes/{id}/sold-out',
    summary: 'Say whether a dish is sold out today',
    description: 'Tomorrow, in the restaurant’s time zone, there is more of it by itself.',
    input: setSoldOutInput,
    response: staffDish,
    problems: [...bodyProblems, 'dish_not_found'],
    async run(ctx, input) {
      await setSoldOut(ctx, input)
      return ok(await getStaffDish(ctx, { id: input.id }))
    },
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/dishes/{id}/place',
    summary: 'Move a dish within its course',
    description: 'The others keep their order.',
    input: moveDishInput,
    response: staffDish,
    problems: [...bodyProblems, 'dish_not_found'],
    async run(ctx, input) {
      await moveDish(ctx, input)
      return ok(await getStaffDish(ctx, { id: input.id }))
    },
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/dishes/{id}/picture-deletions',
    summary: 'Take the picture away from a dish',
    description: 'Pictures are added on the dish’s page. For admins.',
    input: dishIdInput,
    response: staffDish,
    problems: [...bodyProblems, 'dish_not_found'],
    async run(ctx, input) {
      await removeDishPicture(ctx, input)
      return ok(await getStaffDish(ctx, input))
    },
  }),
]
