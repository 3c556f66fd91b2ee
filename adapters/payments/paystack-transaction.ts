import { z } from 'zod'
import { askPaystack, type PaystackSettings } from './paystack-api.ts'

/** Paystack sends JSON or, in places, JSON inside a string. Absent if the shop did not start the payment. */
const metadataSchema = z.preprocess(
  (value) => (typeof value === 'string' ? readJson(value) : value),
  z.object({ order_number: z.string() }).optional().catch(undefined),
)

/** A payment as Paystack describes it. Amounts are in the currency's smallest unit. */
export const paystackTransactionSchema = z.object({
  id: z.int(),
  reference: z.string(),
  status: z.string(),
  amount: z.int().nonnegative(),
  currency: z.string(),
  metadata: metadataSchema,
})

type PaystackTransaction = z.infer<typeof paystackTransactionSchema>

/** The characters that Paystack allows, without names that would change the path (`..`). */
const REFERENCE = /^[a-z0-9][a-z0-9.=-]{0,99}$/i

/**
 * Finds a payment by its reference, which is not trusted; undefined if Paystack does not know it.
 * @throws when Paystack gives no clear answer or refuses the shop's key
 */
export async function findPaystackTransaction(
  settings: PaystackSettings,
  reference: string,
): Promise<PaystackTransaction | undefined> {
  if (!REFERENCE.test(reference)) return undefined
  const answer = await askPaystack(settings, `/transaction/verify/${encodeURIComponent(reference)}`)
  if (!answer.ok) {
    if (answer.status === 401 || answer.status === 403)
      throw new Error(`Paystack answered: ${answer.message}`)
    return undefined
  }
  const transaction = paystackTransactionSchema.parse(answer.data)
  return transaction.reference === reference ? transaction : undefined
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
