import { z } from 'zod'
import { searchRecipes } from '#domain/site/product-search/index.ts'
import { getRecipe } from '#domain/recipes/recipes/index.ts'
import { listRecipesInput, recipeKey } from '#domain/recipes/recipes/schemas.ts'
import { recipeCard, recipeWithRelated } from '#domain/recipes/recipes/views.ts'
import { endpoint, type Endpoint, ok, publicRead } from '../endpoint.ts'

export const recipeEndpoints: Endpoint[] = [
  endpoint({
    ...publicRead,
    path: '/api/recipes',
    shows: ['recipes', 'reviews', 'recipe_lines', 'ingredients', 'products', 'categories'],
    summary: 'List recipes',
    description: 'Those that fit all that is asked for, in the shop’s order; of a search, the best first.',
    input: listRecipesInput,
    response: z.array(recipeCard),
    problems: ['invalid_request'],
    run: async (ctx, input) => ok((await searchRecipes(ctx, input)).items),
  }),
  endpoint({
    ...publicRead,
    path: '/api/recipes/{id}',
    shows: [
      'recipes',
      'reviews',
      'recipe_lines',
      'recipe_steps',
      'ingredients',
      'products',
      'product_images',
      'categories',
      'settings',
    ],
    summary: 'Get a recipe',
    description: 'One recipe by id or slug, also one that it had before, with those that go with it.',
    input: recipeKey,
    response: recipeWithRelated,
    problems: ['invalid_request', 'recipe_not_found'],
    run: async (ctx, input) => ok(await getRecipe(ctx, input)),
  }),
]
