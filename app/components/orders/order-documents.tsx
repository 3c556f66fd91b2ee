import { pathTo } from '#app/request/page-path.ts'
import type { OrderView } from '#domain/orders/orders/views.ts'
import { formatDate } from '#shared/kernel/dates.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { usePaperMessages } from './use-paper-messages.ts'

/** The order's tax invoice and credit notes, as PDF. */
export function OrderDocuments({ order }: { order: OrderView }) {
  const { documents: texts } = usePaperMessages()
  const locale = useLocale()
  if (order.documents.length === 0) return null
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="text-xl">
        {texts.title}
      </h2>
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {order.documents.map(({ kind, number, issuedAt }) => (
          <li key={number} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
            <span>
              <span className="font-semibold">{texts[kind]}</span>{' '}
              <span className="whitespace-nowrap tabular-nums">{number}</span>
              <span className="block text-sm text-stone">{formatDate(issuedAt, locale)}</span>
            </span>
            <a
              href={pathTo(
                {
                  to: '/order/:key/documents/:file',
                  params: { key: order.accessKey, file: `${number}.pdf` },
                },
                'en',
              )}
              target="_blank"
              rel="noreferrer"
              className="link inline-block py-1"
            >
              {texts.open}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
