import type { ShopCtx } from '#domain/kernel/context.ts'
import { getTaxDocument, renderPdf } from '../invoices/index.ts'
import type { Mail } from '#domain/base/mails/index.ts'
import type { OrderDocument, OrderView } from '../orders/views.ts'

type AttachDocumentsInput = { mail: Mail; order: OrderView; documents: Pick<OrderDocument, 'number'>[] }

/** Attaches tax documents of the order as PDFs; returns the mail unchanged if there are none. */
export async function attachDocuments(
  ctx: ShopCtx,
  { mail, order, documents }: AttachDocumentsInput,
): Promise<Mail> {
  if (documents.length === 0) return mail
  const attachments: Mail['attachments'] = []
  for (const { number } of documents) {
    const document = await getTaxDocument(ctx, { accessKey: order.accessKey, number })
    const content = await renderPdf(ctx, document)
    attachments.push({ filename: `${number}.pdf`, contentType: 'application/pdf', content })
  }
  return { ...mail, attachments }
}
