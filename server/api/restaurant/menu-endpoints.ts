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
import { answerWith, type Endpoint, get, post } from '../endpoint.ts'

const VERSIONS = '`version` is the one that was read; if somebody has saved it since, nothing is changed.'

export const menuEndpoints: Endpoint[] = [
  get('/api/menu', {
    for: 'anyone',
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
    view: z.array(menuDish),
    verb: listMenu,
  }),
  get('/api/staff/dishes', {
    for: 'staff',
    summary: 'List the dishes',
    description: 'Hidden ones too, in the menu’s order.',
    input: listStaffDishesInput,
    view: z.array(staffDishItem),
    verb: listStaffDishes,
  }),
  post('/api/staff/dishes', {
    for: 'admin',
    summary: 'Add a dish',
    description: 'As the last of its course. For admins.',
    input: createDishInput,
    view: createdId,
    successStatus: 201,
    problems: ['unknown_recipe', 'unknown_product'],
    verb: createDish,
  }),
  get('/api/staff/dishes/{id}', {
    for: 'staff',
    summary: 'Get a dish',
    description: 'As staff edit it, with what guests are told of it.',
    input: dishIdInput,
    view: staffDish,
    problems: ['dish_not_found'],
    verb: getStaffDish,
  }),
  post('/api/staff/dishes/{id}', {
    for: 'admin',
    summary: 'Change a dish',
    description: `All of it. ${VERSIONS} For admins.`,
    input: updateDishInput,
    view: staffDish,
    problems: ['dish_not_found', 'unknown_recipe', 'unknown_product', 'changed'],
    verb: answerWith(updateDish, getStaffDish),
  }),
  post('/api/staff/dishes/{id}/content', {
    for: 'staff',
    summary: 'Change what a dish is',
    description: `All of it but its price and whether it is on the menu. ${VERSIONS}`,
    input: updateDishContentInput,
    view: staffDish,
    problems: ['dish_not_found', 'unknown_recipe', 'unknown_product', 'changed'],
    verb: answerWith(updateDishContent, getStaffDish),
  }),
  post('/api/staff/dishes/{id}/sold-out', {
    for: 'staff',
    summary: 'Say whether a dish is sold out today',
    description: 'Tomorrow, in the restaurant’s time zone, there is more of it by itself.',
    input: setSoldOutInput,
    view: staffDish,
    problems: ['dish_not_found'],
    verb: answerWith(setSoldOut, getStaffDish),
  }),
  post('/api/staff/dishes/{id}/place', {
    for: 'staff',
    summary: 'Move a dish within its course',
    description: 'The others keep their order.',
    input: moveDishInput,
    view: staffDish,
    problems: ['dish_not_found'],
    verb: answerWith(moveDish, getStaffDish),
  }),
  post('/api/staff/dishes/{id}/picture-deletions', {
    for: 'admin',
    summary: 'Take the picture away from a dish',
    description: 'Pictures are added on the dish’s page. For admins.',
    input: dishIdInput,
    view: staffDish,
    problems: ['dish_not_found'],
    verb: answerWith(removeDishPicture, getStaffDish),
  }),
]
