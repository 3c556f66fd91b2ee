import { z } from 'zod'
import { DISCOUNT_STATES, type DiscountView } from '#domain/discounts/schemas.ts'
import { cents, instant } from '../response-fields.ts'

export const discountsResponse = z.array(
  z.object({
    id: z.uuid(),
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
    state: z.enum(DISCOUNT_STATES),
  }) satisfies z.ZodType<DiscountView>,
)
