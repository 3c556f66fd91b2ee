import {
  createDiscount,
  getDiscount,
  listDiscounts,
  switchDiscount,
  updateDiscount,
} from '#domain/orders/discounts/index.ts'
import {
  createDiscountInput,
  discountIdInput,
  listDiscountsInput,
  updateDiscountInput,
} from '#domain/orders/discounts/schemas.ts'
import { discountList, discountView } from '#domain/orders/discounts/views.ts'
import { createdId } from '../envelopes.ts'
import { bodyProblems, created, endpoint, type Endpoint, ok, adminRead, adminWrite } from '../endpoint.ts'

export const discountEndpoints: Endpoint[] = [
  endpoint({
    ...adminRead,
    path: '/api/staff/discounts',
    summary: 'List the discount codes',
    description:
      'Newest first, 50 a page, by state and a part of the code, with how often each was used and what it took off. For admins.',
    input: listDiscountsInput,
    response: discountList,
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listDiscounts(ctx, input)),
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/discounts',
    summary: 'Create a discount code',
    description:
      'Takes a percentage or an amount off the goods, or all of the delivery. Codes are compared in capitals. For admins.',
    input: createDiscountInput,
    response: createdId,
    successStatus: 201,
    problems: [...bodyProblems, 'code_taken'],
    async run(ctx, input) {
      const result = await createDiscount(ctx, input)
      return result.ok ? created({ id: result.id }) : { problem: result.reason }
    },
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/discounts/{id}',
    summary: 'Change a discount code',
    description:
      'All of it but the code itself. `version` is the one that was read; if somebody has saved it since, nothing is changed. Orders that have the code keep what they were given. For admins.',
    input: updateDiscountInput,
    response: discountView,
    problems: [...bodyProblems, 'discount_not_found', 'changed'],
    async run(ctx, input) {
      const result = await updateDiscount(ctx, input)
      if (!result.ok) return { problem: 'changed', details: { current: result.current } }
      return ok(await getDiscount(ctx, { id: input.id }))
    },
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/discounts/{id}/end',
    summary: 'Switch a discount code off',
    description: 'Takes effect immediately; orders that already use the code keep it. For admins.',
    input: discountIdInput,
    response: discountView,
    problems: [...bodyProblems, 'discount_not_found'],
    async run(ctx, input) {
      await switchDiscount(ctx, { ...input, isOn: false })
      return ok(await getDiscount(ctx, input))
    },
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/discounts/{id}/resume',
    summary: 'Switch a discount code on again',
    description: 'Within its times and limits it is valid immediately. For admins.',
    input: discountIdInput,
    response: discountView,
    problems: [...bodyProblems, 'discount_not_found'],
    async run(ctx, input) {
      await switchDiscount(ctx, { ...input, isOn: true })
      return ok(await getDiscount(ctx, input))
    },
  }),
]
