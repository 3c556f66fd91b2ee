import { z } from 'zod'
import { getRates } from '#domain/catalog/currency/index.ts'
import { CURRENCY_CODES } from '#shared/kernel/money.ts'
import { DEFAULT_LOCALE, LOCALES } from '#shared/kernel/locale.ts'
import { type Endpoint, get } from '../endpoint.ts'

const rates = z.object({
  base: z.literal('ZAR'),
  rates: z.record(z.enum(CURRENCY_CODES), z.number()).describe('Units of each currency that one rand buys.'),
})

export const currencyEndpoints: Endpoint[] = [
  get('/api/rates', {
    for: 'anyone',
    shows: ['exchange_rates'],
    summary: 'Get exchange rates',
    description: 'For showing prices in other currencies. Orders are charged in ZAR.',
    // For the titles of problems.
    input: z.object({ language: z.enum(LOCALES).default(DEFAULT_LOCALE) }),
    view: rates,
    verb: async (ctx) => ({ base: 'ZAR' as const, rates: await getRates(ctx) }),
  }),
]
