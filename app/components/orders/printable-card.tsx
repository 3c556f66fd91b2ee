import { pathTo } from '#app/request/page-path.ts'
import type { OrderView } from '#domain/orders/orders/views.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { usePaperMessages } from './use-paper-messages.ts'

/** The card of a voucher, as PDF. */
export function PrintableCard({ order }: { order: OrderView }) {
  const { voucher: texts } = usePaperMessages()
  const locale = useLocale()
  return (
    <section aria-labelledby="card" className="print:hidden">
      <h2 id="card" className="text-xl">
        {texts.title}
      </h2>
      <p className="mt-2 max-w-prose text-pretty">{texts.hint}</p>
      <a
        href={pathTo({ to: '/order/:key/voucher.pdf', params: { key: order.accessKey } }, locale)}
        target="_blank"
        rel="noreferrer"
        className="btn btn-leaf mt-4"
      >
        {texts.print}
      </a>
    </section>
  )
}
