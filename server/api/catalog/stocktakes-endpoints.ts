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
  getStocktakeInput,
  listStocktakesInput,
  saveCountInput,
  startStocktakeInput,
  stocktakeId,
} from '#domain/catalog/stocktakes/schemas.ts'
import { stocktakeList, stocktakeView } from '#domain/catalog/stocktakes/views.ts'
import { createdId, saved } from '../envelopes.ts'
import { answerWith, type Endpoint, get, post } from '../endpoint.ts'

const PATH = '/api/staff/stocktakes'

const closed = z.object({ corrected: z.int().describe('How many products were put right.') })

export const stocktakeEndpoints: Endpoint[] = [
  get(PATH, {
    for: 'staff',
    summary: 'List the stocktakes',
    description: 'The newest first. For staff.',
    input: listStocktakesInput,
    view: stocktakeList,
    verb: listStocktakes,
  }),
  post(PATH, {
    for: 'staff',
    summary: 'Start a stocktake',
    description: 'Of one category, or of everything. A product is in one open stocktake only. For staff.',
    input: startStocktakeInput,
    view: createdId,
    successStatus: 201,
    problems: ['already_counting', 'nothing_to_count'],
    verb: answerWith(startStocktake, (_ctx, _input, { stocktakeId: id }) => ({ id })),
  }),
  get(`${PATH}/{stocktakeId}`, {
    for: 'staff',
    summary: 'Get a stocktake',
    description: 'With a page of its lines by product code. For staff.',
    // A sheet of paper has all lines; an answer does not.
    input: getStocktakeInput.omit({ all: true }),
    view: stocktakeView,
    problems: ['stocktake_not_found'],
    verb: getStocktake,
  }),
  post(`${PATH}/{stocktakeId}/counts`, {
    for: 'staff',
    summary: 'Enter what was counted of a product',
    description:
      'It is compared with what is on hand at this moment. Refused with the other count if somebody else has counted it since. For staff.',
    input: saveCountInput,
    view: saved,
    problems: ['stocktake_not_found', 'closed', 'changed'],
    verb: saveCount,
  }),
  post(`${PATH}/{stocktakeId}/bookings`, {
    for: 'staff',
    summary: 'Book the differences of a stocktake',
    description: 'Once, and closes it. What was not counted stays as it is. For staff.',
    input: bookStocktakeInput,
    view: closed,
    problems: ['stocktake_not_found', 'closed'],
    verb: bookStocktake,
  }),
  post(`${PATH}/{stocktakeId}/abandonments`, {
    for: 'staff',
    summary: 'End a stocktake without booking anything',
    description: 'For staff.',
    input: z.strictObject({ stocktakeId }),
    view: closed,
    problems: ['stocktake_not_found', 'closed'],
    verb: abandonStocktake,
  }),
]
