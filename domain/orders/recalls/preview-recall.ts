import type { Ctx } from '#domain/kernel/context.ts'
import { getBatch } from './get-batch.ts'
import { getShop } from '#domain/base/settings/index.ts'
import { policy } from './policy.ts'
import { recallMail } from './recall-mail.ts'
import type { RecallBatchInput } from './schemas.ts'
import type { RecallPreview } from './views.ts'
import { type Locale } from '#shared/kernel/locale.ts'

/**
 * The mail that a recall would send, in both languages; to nobody, for an order that does not exist.
 * @throws DomainError forbidden, not_found
 */
export async function previewRecall(ctx: Ctx, input: RecallBatchInput): Promise<RecallPreview> {
  policy.previewRecall(ctx)
  const { batchId, reason, advice } = input
  const { productName, code, bestBefore } = await getBatch(ctx, { batchId })
  const shop = await getShop(ctx)
  const write = (locale: Locale, firstName: string) => {
    const sample = { to: '', locale, firstName, orderNumber: 'KROK-26-000000', quantity: 2 }
    const { subject, text } = recallMail({ ...sample, productName, code, bestBefore, reason, advice }, shop)
    return { subject, text }
  }
  return { en: write('en', 'Nok'), th: write('th', 'นก') }
}
