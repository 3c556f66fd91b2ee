import { notFound } from '#app/request/not-found.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getTaxDocument, renderPdf } from '#domain/orders/invoices/index.ts'
import { orderAccessKey } from '#domain/orders/orders/schemas.ts'
import type { Route } from './+types/resource.ts'

/** A tax invoice or credit note as PDF, for anybody who holds the order's link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const key = orderAccessKey.safeParse(params.key)
  const [, number] = /^([\w-]+)\.pdf$/.exec(params.file) ?? []
  if (!key.success || !number) {
    throw notFound('document')
  }
  const pdf = await runVerb(context, async (ctx) =>
    renderPdf(ctx, await getTaxDocument(ctx, { accessKey: key.data, number })),
  )
  return new Response(Buffer.from(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${number}.pdf"`,
      'x-robots-tag': 'noindex',
    },
  })
}
