import { createDiscount, endDiscount, listDiscounts } from '#domain/discounts/index.ts'
import { createDiscountInput, endDiscountInput } from '#domain/discounts/schemas.ts'
import {
  bodyProblems,
  created,
  endpoint,
  type Endpoint,
  nothing,
  ok,
  adminRead,
  adminWrite,
} from '../endpoint.ts'
import { createdResponse } from '../response-fields.ts'
import { discountsResponse } from './responses.ts'

export const discountEndpoints: Endpoint[] = [
  endpoint({
    ...adminRead,
    path: '/api/staff/discounts',
    summary: 'List the discount codes',
    description: 'All of them, newest first, with how often each has been used. For admins.',
    input: nothing,
    response: discountsResponse,
    problems: ['invalid_request'],
    run: async (ctx) => ok(await listDiscounts(ctx)),
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/discounts',
    summary: 'Create a discount code',
    description:
      'Takes a percentage or an amount off the goods, or all of the delivery. Codes are compared in capitals. For admins.',
    input: createDiscountInput,
    response: createdResponse,
    successStatus: 201,
    problems: [...bodyProblems, 'code_taken'],
    async run(ctx, input) {
      const result = await createDiscount(ctx, input)
      return result.ok ? created({ id: result.id }) : { problem: result.reason }
    },
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/discounts/{id}/end',
    summary: 'End a discount code',
    description:
      'Takes effect immediately and cannot be undone; orders that already use the code keep it. For admins.',
    input: endDiscountInput,
    response: discountsResponse,
    problems: [...bodyProblems, 'discount_not_found'],
    async run(ctx, input) {
      await endDiscount(ctx, input)
      return ok(await listDiscounts(ctx))
    },
  }),
]
