import { z } from 'zod'
import type { DiscountList, DiscountView } from '#domain/orders/discounts/schemas.ts'
import { DISCOUNT_STATES } from '#shared/orders/discount-codes.ts'
import { cents, instant } from '../../response-fields.ts'

export const discountResponse = z.object({
  id: z.uuid(),
  version: z.int(),
  code: z.string(),
  terms: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('percent'), percent: z.int() }),
    z.object({ kind: z.literal('amount'), amountCents: cents }),
    z.object({ kind: z.literal('free_delivery') }),
  ]),
  minimumCents: cents,
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  maxUses: z.int().nullable(),
  maxUsesPerCustomer: z.int().nullable(),
  createdAt: instant,
  uses: z.int().describe('Orders that use it and were neither cancelled nor expired.'),
  givenCents: cents.describe('What it took off the goods of those orders.'),
  state: z.enum(DISCOUNT_STATES),
}) satisfies z.ZodType<DiscountView>

export const discountsResponse = z.object({
  items: z.array(discountResponse),
  previous: z.string().nullable().describe('Pass it as `before` for the page before.'),
  next: z.string().nullable().describe('Pass it as `after` for the page after.'),
}) satisfies z.ZodType<DiscountList>
