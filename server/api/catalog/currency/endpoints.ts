import { z } from 'zod'
import { getRates } from '#domain/catalog/currency/index.ts'
import { LOCALES, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import { endpoint, type Endpoint, ok, publicRead } from '../../endpoint.ts'
import { ratesResponse } from './responses.ts'

export const currencyEndpoints: Endpoint[] = [
  endpoint({
    ...publicRead,
    path: '/api/rates',
    shows: ['exchange_rates'],
    summary: 'Get exchange rates',
    description: 'For showing prices in other currencies. Orders are charged in ZAR.',
    // For the titles of problems.
    input: z.object({ language: z.enum(LOCALES).default(DEFAULT_LOCALE) }),
    response: ratesResponse,
    problems: ['invalid_request'],
    run: async (ctx) => ok({ base: 'ZAR', rates: await getRates(ctx) }),
  }),
]
