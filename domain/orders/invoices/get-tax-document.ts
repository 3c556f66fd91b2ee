import { and, eq } from 'drizzle-orm'
import { orders, taxDocuments } from '#database/schema/index.ts'
import type { TaxDocument } from '#shared/orders/tax-document.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { readDocumentNumber } from './document-number.ts'

/**
 * A tax document of the order whose key the link contains: the row policies show a visitor only that order's documents.
 * @throws DomainError not_found
 */
export async function getTaxDocument(
  ctx: Ctx,
  { accessKey, number }: { accessKey: string; number: string },
): Promise<TaxDocument> {
  const wanted = readDocumentNumber(number)
  if (!wanted) throw new DomainError('not_found', 'document')
  const bearer: Ctx = { ...ctx, actor: { role: 'visitor', orderKey: accessKey } }
  const [found] = await inTransaction(bearer, (ctx) =>
    ctx.db
      .select({ content: taxDocuments.content, recipient: taxDocuments.recipient })
      .from(taxDocuments)
      .innerJoin(orders, eq(orders.id, taxDocuments.orderId))
      .where(
        and(
          eq(orders.accessKey, accessKey),
          eq(taxDocuments.kind, wanted.kind),
          eq(taxDocuments.serial, wanted.serial),
        ),
      ),
  )
  if (!found) throw new DomainError('not_found', 'document')
  // It has this type because `writeDocument` stored it; a JSON column does not know more.
  // Documents from before the rate was stored were charged 15 %.
  return { vatPercent: 15, ...found.content, recipient: found.recipient } as TaxDocument
}
