import { z } from 'zod'
import { CURRENCY_CODES, type Rates } from '#shared/kernel/money.ts'

export const ratesResponse = z.object({
  base: z.literal('ZAR'),
  rates: z
    .record(z.enum(CURRENCY_CODES), z.number())
    .describe('Units of each currency that one rand buys.') satisfies z.ZodType<Rates>,
})
