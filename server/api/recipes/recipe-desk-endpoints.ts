import { z } from 'zod'
import {
  createIngredient,
  createRecipe,
  deleteIngredient,
  deleteRecipe,
  getIngredient,
  getStaffRecipe,
  hideRecipe,
  listIngredients,
  listParts,
  listStaffRecipes,
  publishRecipe,
  updateIngredient,
  updateRecipe,
} from '#domain/recipes/recipe-desk/index.ts'
import {
  createIngredientInput,
  createRecipeInput,
  ingredientIdInput,
  listIngredientsInput,
  listStaffRecipesInput,
  recipeIdInput,
  updateIngredientInput,
  updateRecipeInput,
} from '#domain/recipes/recipe-desk/schemas.ts'
import {
  ingredientList,
  parts,
  staffIngredient,
  staffRecipe,
  staffRecipeList,
} from '#domain/recipes/recipe-desk/views.ts'
import { createdId, deleted, saved } from '../envelopes.ts'
import { type Endpoint, get, nothing, post } from '../endpoint.ts'

const recipeEndpoints: Endpoint[] = [
  get('/api/staff/recipes', {
    for: 'staff',
    summary: 'List all recipes',
    description: 'Drafts too, 50 at a time, or the best matches of a search. For staff.',
    input: listStaffRecipesInput,
    view: staffRecipeList,
    verb: listStaffRecipes,
  }),
  post('/api/staff/recipes', {
    for: 'staff',
    summary: 'Create a recipe',
    description: 'As a draft that only staff see. For staff.',
    input: createRecipeInput,
    view: createdId,
    successStatus: 201,
    problems: ['slug_taken', 'unknown_part', 'not_ready'],
    verb: createRecipe,
  }),
  get('/api/staff/recipes/parts', {
    for: 'staff',
    summary: 'List what lines are made of',
    description: 'All ingredients and products, and the recipes that can go with another. For staff.',
    input: nothing,
    view: parts,
    verb: listParts,
  }),
  get('/api/staff/recipes/{id}', {
    for: 'staff',
    summary: 'Get all of a recipe',
    description: 'What staff write of it, in both languages, and what follows from it. For staff.',
    input: recipeIdInput,
    view: staffRecipe,
    problems: ['recipe_not_found'],
    verb: getStaffRecipe,
  }),
  post('/api/staff/recipes/{id}', {
    for: 'staff',
    summary: 'Change a recipe',
    description: 'All of it but its picture, made from the version that is named. For staff.',
    input: updateRecipeInput,
    view: saved,
    problems: ['recipe_not_found', 'changed', 'slug_taken', 'unknown_part', 'not_ready'],
    verb: updateRecipe,
  }),
  post('/api/staff/recipes/{id}/publications', {
    for: 'admin',
    summary: 'Show a recipe in the shop',
    description: 'Once both languages, a line, a step and a described picture are there. For admins.',
    input: recipeIdInput,
    view: z.object({ isShown: z.boolean() }),
    problems: ['recipe_not_found', 'not_ready'],
    async verb(ctx, input) {
      const result = await publishRecipe(ctx, input)
      return result.ok ? { isShown: true } : result
    },
  }),
  post('/api/staff/recipes/{id}/withdrawals', {
    for: 'admin',
    summary: 'Hide a recipe',
    description: 'It can be shown again. For admins.',
    input: recipeIdInput,
    view: z.object({ isShown: z.boolean() }),
    problems: ['recipe_not_found'],
    async verb(ctx, input) {
      await hideRecipe(ctx, input)
      return { isShown: false }
    },
  }),
  post('/api/staff/recipes/{id}/deletions', {
    for: 'admin',
    summary: 'Delete a draft',
    description: 'One that was never shown. For admins.',
    input: recipeIdInput,
    view: deleted,
    problems: ['recipe_not_found', 'was_published'],
    async verb(ctx, input) {
      const result = await deleteRecipe(ctx, input)
      return result.ok ? { deleted: true as const } : result
    },
  }),
]

const ingredientEndpoints: Endpoint[] = [
  get('/api/staff/ingredients', {
    for: 'staff',
    summary: 'List ingredients',
    description: 'What recipes are cooked with besides products, 100 at a time. For staff.',
    input: listIngredientsInput,
    view: ingredientList,
    verb: listIngredients,
  }),
  post('/api/staff/ingredients', {
    for: 'staff',
    summary: 'Add an ingredient',
    description: 'Its id does not change later. For staff.',
    input: createIngredientInput,
    view: z.object({ id: z.string() }),
    successStatus: 201,
    problems: ['id_taken'],
    verb: createIngredient,
  }),
  get('/api/staff/ingredients/{id}', {
    for: 'staff',
    summary: 'Get an ingredient',
    description: 'In both languages, and in how many recipes it is. For staff.',
    input: ingredientIdInput,
    view: staffIngredient,
    problems: ['ingredient_not_found'],
    verb: getIngredient,
  }),
  post('/api/staff/ingredients/{id}', {
    for: 'staff',
    summary: 'Change an ingredient',
    description: 'Made from the version that is named. Every recipe with it changes with it. For staff.',
    input: updateIngredientInput,
    view: saved,
    problems: ['ingredient_not_found', 'changed'],
    verb: updateIngredient,
  }),
  post('/api/staff/ingredients/{id}/deletions', {
    for: 'admin',
    summary: 'Delete an ingredient',
    description: 'One that no recipe has. For admins.',
    input: ingredientIdInput,
    view: deleted,
    problems: ['ingredient_not_found', 'in_use'],
    async verb(ctx, input) {
      const result = await deleteIngredient(ctx, input)
      return result.ok ? { deleted: true as const } : result
    },
  }),
]

export const recipeDeskEndpoints: Endpoint[] = [...recipeEndpoints, ...ingredientEndpoints]
