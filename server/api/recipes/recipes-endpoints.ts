import { z } from 'zod'
import { searchRecipes } from '#domain/site/product-search/index.ts'
import { getRecipe } from '#domain/recipes/recipes/index.ts'
import { listRecipesInput, recipeKey } from '#domain/recipes/recipes/schemas.ts'
import { recipeCard, recipeWithRelated } from '#domain/recipes/recipes/views.ts'
import { type Endpoint, get } from '../endpoint.ts'

export const recipeEndpoints: Endpoint[] = [
  get('/api/recipes', {
    for: 'anyone',
    shows: ['recipes', 'reviews', 'recipe_lines', 'ingredients', 'products', 'categories'],
    summary: 'List recipes',
    description: 'Those that fit all that is asked for, in the shop’s order; of a search, the best first.',
    input: listRecipesInput,
    view: z.array(recipeCard),
    verb: async (ctx, input) => (await searchRecipes(ctx, input)).items,
  }),
  get('/api/recipes/{id}', {
    for: 'anyone',
    shows: [
      'recipes',
      'reviews',
      'recipe_lines',
      'recipe_steps',
      'ingredients',
      'products',
      'product_images',
      'offers',
      'categories',
      'settings',
    ],
    summary: 'Get a recipe',
    description: 'One recipe by id or slug, also one that it had before, with those that go with it.',
    input: recipeKey,
    view: recipeWithRelated,
    problems: ['recipe_not_found'],
    verb: getRecipe,
  }),
]
