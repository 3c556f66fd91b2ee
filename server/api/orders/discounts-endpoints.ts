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
import { type Endpoint, get, post } from '../endpoint.ts'

export const discountEndpoints: Endpoint[] = [
  get('/api/staff/discounts', {
    for: 'admin',
    summary: 'List the discount codes',
    description:
      'Newest first, 50 a page, by state and a part of the code, with how often each was used and what it took off. For admins.',
    input: listDiscountsInput,
    view: discountList,
    verb: listDiscounts,
  }),
  post('/api/staff/discounts', {
    for: 'admin',
    summary: 'Create a discount code',
    description:
      'Takes a percentage or an amount off the goods, or all of the delivery. Codes are compared in capitals. For admins.',
    input: createDiscountInput,
    view: createdId,
    successStatus: 201,
    problems: ['code_taken'],
    verb: createDiscount,
  }),
  post('/api/staff/discounts/{id}', {
    for: 'admin',
    summary: 'Change a discount code',
    description:
      'All of it but the code itself. `version` is the one that was read; if somebody has saved it since, nothing is changed. Orders that have the code keep what they were given. For admins.',
    input: updateDiscountInput,
    view: discountView,
    problems: ['discount_not_found', 'changed'],
    async verb(ctx, input) {
      const result = await updateDiscount(ctx, input)
      if (!result.ok) return { ok: false, reason: 'changed', current: result.current }
      return getDiscount(ctx, { id: input.id })
    },
  }),
  post('/api/staff/discounts/{id}/end', {
    for: 'admin',
    summary: 'Switch a discount code off',
    description: 'Takes effect immediately; orders that already use the code keep it. For admins.',
    input: discountIdInput,
    view: discountView,
    problems: ['discount_not_found'],
    async verb(ctx, input) {
      await switchDiscount(ctx, { ...input, isOn: false })
      return getDiscount(ctx, input)
    },
  }),
  post('/api/staff/discounts/{id}/resume', {
    for: 'admin',
    summary: 'Switch a discount code on again',
    description: 'Within its times and limits it is valid immediately. For admins.',
    input: discountIdInput,
    view: discountView,
    problems: ['discount_not_found'],
    async verb(ctx, input) {
      await switchDiscount(ctx, { ...input, isOn: true })
      return getDiscount(ctx, input)
    },
  }),
]
