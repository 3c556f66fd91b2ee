import { z } from 'zod'
import type { ExchangeRateSource } from './exchange-rates.ts'

const TIMEOUT_MS = 3_000
/** An answer about all currencies of the world has about 4 kB. */
const MAX_BYTES = 100_000

const answerSchema = z.object({
  success: z.boolean().optional(),
  rates: z.record(z.string(), z.unknown()),
})

/** Fetches `GET {baseUrl}/latest/ZAR`, the format of open.er-api.com and similar services. */
export function httpExchangeRates(baseUrl: string): ExchangeRateSource {
  return {
    async fetchRates() {
      const response = await fetch(`${baseUrl}/latest/ZAR`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { accept: 'application/json' },
        redirect: 'error',
      })
      if (!response.ok) throw new Error(`the exchange-rate service answered ${response.status}`)
      const answer = answerSchema.parse(JSON.parse(await readText(response)))
      if (answer.success === false) throw new Error('the exchange-rate service says it failed')
      return Object.fromEntries(
        Object.entries(answer.rates).filter(
          (entry): entry is [string, number] =>
            typeof entry[1] === 'number' && Number.isFinite(entry[1]) && entry[1] > 0,
        ),
      )
    },
  }
}

/** Reads an answer of at most MAX_BYTES; what comes after that is not received. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength
    if (bytes > MAX_BYTES) throw new Error(`the exchange-rate service answered more than ${MAX_BYTES} bytes`)
    text += decoder.decode(piece, { stream: true })
  }
  return text + decoder.decode()
}
