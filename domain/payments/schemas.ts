import { z } from 'zod'
import { line, wholeNumber } from '#shared/validation.ts'
import type { PaymentProblem } from '../orders/schemas.ts'

/** A transfer that staff have found on the shop's account. */
export const recordTransferInput = z.strictObject({
  orderId: z.uuid('invalid'),
  reference: line(100),
  amountCents: wholeNumber(1, 1_000_000_000),
})
export type RecordTransferInput = z.infer<typeof recordTransferInput>

export type RecordTransferResult =
  | { ok: true; paid: true }
  | { ok: true; paid: false; problem: PaymentProblem }
  | { ok: false; reason: 'reference_taken' }
