import type { ShopCtx } from '#domain/kernel/context.ts'
import { getTaxDocument, renderPdf } from '../invoices/index.ts'
import type { Mail } from '#domain/base/mails/index.ts'
import type { OrderDocument, OrderView } from '../orders/views.ts'

type AttachDocumentInput = { mail: Mail; order: OrderView; document: OrderDocument | undefined }

/** Attaches one of the order's tax documents as PDF; returns the mail unchanged if there is none. */
export async function attachDocument(
  ctx: ShopCtx,
  { mail, order, document }: AttachDocumentInput,
): Promise<Mail> {
  if (!document) return mail
  const content = await renderPdf(
    ctx,
    await getTaxDocument(ctx, { accessKey: order.accessKey, number: document.number }),
  )
  const filename = `${document.number}.pdf`
  return { ...mail, attachments: [{ filename, contentType: 'application/pdf', content }] }
}
