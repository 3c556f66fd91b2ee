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
import {
  adminWrite,
  bodyProblems,
  created,
  endpoint,
  type Endpoint,
  nothing,
  ok,
  refused,
  staffRead,
  staffWrite,
} from '../endpoint.ts'

const recipeEndpoints: Endpoint[] = [
  endpoint({
    ...staffRead,
    path: '/api/staff/recipes',
    summary: 'List all recipes',
    description: 'Drafts too, 50 at a time, or the best matches of a search. For staff.',
    input: listStaffRecipesInput,
    response: staffRecipeList,
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listStaffRecipes(ctx, input)),
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/recipes',
    summary: 'Create a recipe',
    description: 'As a draft that only staff see. For staff.',
    input: createRecipeInput,
    response: createdId,
    successStatus: 201,
    problems: [...bodyProblems, 'slug_taken', 'unknown_part', 'not_ready'],
    async run(ctx, input) {
      const result = await createRecipe(ctx, input)
      return result.ok ? created({ id: result.id }) : refused(result)
    },
  }),
  endpoint({
    ...staffRead,
    path: '/api/staff/recipes/parts',
    summary: 'List what lines are made of',
    description: 'All ingredients and products, and the recipes that can go with another. For staff.',
    input: nothing,
    response: parts,
    problems: ['invalid_request'],
    run: async (ctx) => ok(await listParts(ctx)),
  }),
  endpoint({
    ...staffRead,
    path: '/api/staff/recipes/{id}',
    summary: 'Get all of a recipe',
    description: 'What staff write of it, in both languages, and what follows from it. For staff.',
    input: recipeIdInput,
    response: staffRecipe,
    problems: ['invalid_request', 'recipe_not_found'],
    run: async (ctx, input) => ok(await getStaffRecipe(ctx, input)),
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/recipes/{id}',
    summary: 'Change a recipe',
    description: 'All of it but its picture, made from the version that is named. For staff.',
    input: updateRecipeInput,
    response: saved,
    problems: [...bodyProblems, 'recipe_not_found', 'changed', 'slug_taken', 'unknown_part', 'not_ready'],
    async run(ctx, input) {
      const result = await updateRecipe(ctx, input)
      return result.ok ? ok({ version: result.version }) : refused(result)
    },
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/recipes/{id}/publications',
    summary: 'Show a recipe in the shop',
    description: 'Once both languages, a line, a step and a described picture are there. For admins.',
    input: recipeIdInput,
    response: z.object({ isShown: z.boolean() }),
    problems: [...bodyProblems, 'recipe_not_found', 'not_ready'],
    async run(ctx, input) {
      const result = await publishRecipe(ctx, input)
      return result.ok ? ok({ isShown: true }) : refused(result)
    },
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/recipes/{id}/withdrawals',
    summary: 'Hide a recipe',
    description: 'It can be shown again. For admins.',
    input: recipeIdInput,
    response: z.object({ isShown: z.boolean() }),
    problems: [...bodyProblems, 'recipe_not_found'],
    async run(ctx, input) {
      await hideRecipe(ctx, input)
      return ok({ isShown: false })
    },
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/recipes/{id}/deletions',
    summary: 'Delete a draft',
    description: 'One that was never shown. For admins.',
    input: recipeIdInput,
    response: deleted,
    problems: [...bodyProblems, 'recipe_not_found', 'was_published'],
    async run(ctx, input) {
      const result = await deleteRecipe(ctx, input)
      return result.ok ? ok({ deleted: true }) : refused(result)
    },
  }),
]

const ingredientEndpoints: Endpoint[] = [
  endpoint({
    ...staffRead,
    path: '/api/staff/ingredients',
    summary: 'List ingredients',
    description: 'What recipes are cooked with besides products, 100 at a time. For staff.',
    input: listIngredientsInput,
    response: ingredientList,
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listIngredients(ctx, input)),
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/ingredients',
    summary: 'Add an ingredient',
    description: 'Its id does not change later. For staff.',
    input: createIngredientInput,
    response: z.object({ id: z.string() }),
    successStatus: 201,
    problems: [...bodyProblems, 'id_taken'],
    async run(ctx, input) {
      const result = await createIngredient(ctx, input)
      return result.ok ? created({ id: result.id }) : refused(result)
    },
  }),
  endpoint({
    ...staffRead,
    path: '/api/staff/ingredients/{id}',
    summary: 'Get an ingredient',
    description: 'In both languages, and in how many recipes it is. For staff.',
    input: ingredientIdInput,
    response: staffIngredient,
    problems: ['invalid_request', 'ingredient_not_found'],
    run: async (ctx, input) => ok(await getIngredient(ctx, input)),
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/ingredients/{id}',
    summary: 'Change an ingredient',
    description: 'Made from the version that is named. Every recipe with it changes with it. For staff.',
    input: updateIngredientInput,
    response: saved,
    problems: [...bodyProblems, 'ingredient_not_found', 'changed'],
    async run(ctx, input) {
      const result = await updateIngredient(ctx, input)
      return result.ok ? ok({ version: result.version }) : refused(result)
    },
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/ingredients/{id}/deletions',
    summary: 'Delete an ingredient',
    description: 'One that no recipe has. For admins.',
    input: ingredientIdInput,
    response: deleted,
    problems: [...bodyProblems, 'ingredient_not_found', 'in_use'],
    async run(ctx, input) {
      const result = await deleteIngredient(ctx, input)
      return result.ok ? ok({ deleted: true }) : refused(result)
    },
  }),
]

export const recipeDeskEndpoints: Endpoint[] = [...recipeEndpoints, ...ingredientEndpoints]
