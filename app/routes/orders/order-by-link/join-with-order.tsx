import { pathTo } from '#app/request/page-path.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import type { OrderView } from '#domain/orders/orders/views.ts'
import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { JoinMessages } from '#shared/messages/en/orders/join.ts'

/** The texts that offer a guest an account on the page of their order. */
const useJoinMessages = pageTexts(
  import.meta.glob<Record<string, JoinMessages>>('./*/orders/join.ts', { base: '/shared/messages' }),
)

/** A guest's way to an account that will have this order. The form is filled in from the order that it leads back to. */
export function JoinWithOrder({ order: { accessKey } }: { order: OrderView }) {
  const join = useJoinMessages()
  const next = pathTo({ to: '/order/:key', params: { key: accessKey } }, useLocale())
  return (
    <section aria-labelledby="join" className="card p-6 sm:p-7 print:hidden">
      <h2 id="join" className="text-xl">
        {join.title}
      </h2>
      <p className="mt-2 text-pretty">{join.text}</p>
      <LocalLink to="/auth" search={{ mode: 'sign-up', next }} className="btn btn-leaf mt-5">
        {join.action}
      </LocalLink>
    </section>
  )
}
