import type { Jobs } from '#domain/base/jobs/schemas.ts'
import { refreshSearchOfProduct } from './refresh-search-of-product.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface JobPayloads {
    'refresh-recipe-search': { productId: string }
  }
}

/** Recipes are found by the names of their jars, also by a new one. */
export const recipeJobs = {
  'refresh-recipe-search': { lane: 'search', run: refreshSearchOfProduct },
} satisfies Partial<Jobs>
