import { z } from 'zod'
import {
  abandonStocktake,
  bookStocktake,
  getStocktake,
  listStocktakes,
  saveCount,
  startStocktake,
} from '#domain/catalog/stocktakes/index.ts'
import {
  bookStocktakeInput,
  type CloseStocktakeResult,
  getStocktakeInput,
  listStocktakesInput,
  saveCountInput,
  startStocktakeInput,
  stocktakeId,
} from '#domain/catalog/stocktakes/schemas.ts'
import { stocktakeList, stocktakeView } from '#domain/catalog/stocktakes/views.ts'
import { createdId, saved } from '../envelopes.ts'
import {
  bodyProblems,
  created,
  endpoint,
  type Endpoint,
  ok,
  refused,
  staffRead,
  staffWrite,
} from '../endpoint.ts'

const PATH = '/api/staff/stocktakes'
const closeProblems = [...bodyProblems, 'stocktake_not_found', 'closed'] as const

const closed = z.object({ corrected: z.int().describe('How many products were put right.') })

export const stocktakeEndpoints: Endpoint[] = [
  endpoint({
    ...staffRead,
    path: PATH,
    summary: 'List the stocktakes',
    description: 'The newest first. For staff.',
    input: listStocktakesInput,
    response: stocktakeList,
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listStocktakes(ctx, input)),
  }),
  endpoint({
    ...staffWrite,
    path: PATH,
    summary: 'Start a stocktake',
    description: 'Of one category, or of everything. A product is in one open stocktake only. For staff.',
    input: startStocktakeInput,
    response: createdId,
    successStatus: 201,
    problems: [...bodyProblems, 'already_counting', 'nothing_to_count'],
    async run(ctx, input) {
      const result = await startStocktake(ctx, input)
      return result.ok ? created({ id: result.stocktakeId }) : refused(result)
    },
  }),
  endpoint({
    ...staffRead,
    path: `${PATH}/{stocktakeId}`,
    summary: 'Get a stocktake',
    description: 'With a page of its lines by product code. For staff.',
    // A sheet of paper has all lines; an answer does not.
    input: getStocktakeInput.omit({ all: true }),
    response: stocktakeView,
    problems: ['invalid_request', 'stocktake_not_found'],
    run: async (ctx, input) => ok(await getStocktake(ctx, input)),
  }),
  endpoint({
    ...staffWrite,
    path: `${PATH}/{stocktakeId}/counts`,
    summary: 'Enter what was counted of a product',
    description:
      'It is compared with what is on hand at this moment. Refused with the other count if somebody else has counted it since. For staff.',
    input: saveCountInput,
    response: saved,
    problems: [...closeProblems, 'changed'],
    async run(ctx, input) {
      const result = await saveCount(ctx, input)
      return result.ok ? ok({ version: result.version }) : refused(result)
    },
  }),
  endpoint({
    ...staffWrite,
    path: `${PATH}/{stocktakeId}/bookings`,
    summary: 'Book the differences of a stocktake',
    description: 'Once, and closes it. What was not counted stays as it is. For staff.',
    input: bookStocktakeInput,
    response: closed,
    problems: [...closeProblems],
    run: async (ctx, input) => toAnswer(await bookStocktake(ctx, input)),
  }),
  endpoint({
    ...staffWrite,
    path: `${PATH}/{stocktakeId}/abandonments`,
    summary: 'End a stocktake without booking anything',
    description: 'For staff.',
    input: z.strictObject({ stocktakeId }),
    response: closed,
    problems: [...closeProblems],
    run: async (ctx, input) => toAnswer(await abandonStocktake(ctx, input)),
  }),
]

function toAnswer(result: CloseStocktakeResult) {
  return result.ok ? ok({ corrected: result.corrected }) : refused(result)
}
