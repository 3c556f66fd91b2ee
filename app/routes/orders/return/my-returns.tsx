import { useLocale } from '#app/components/i18n/locale.tsx'
import type { MyReturn } from '#domain/orders/returns/views.ts'
import { formatDate } from '#shared/kernel/dates.ts'
import { useReturnsMessages } from './use-returns-messages.ts'

/** The things that were asked for, and the shop's answers. */
export function MyReturns({ requests }: { requests: MyReturn[] }) {
  const texts = useReturnsMessages()
  const locale = useLocale()
  return (
    <section id="asked" aria-labelledby="asked-title" className="mt-8 scroll-mt-28">
      <h2 id="asked-title" className="text-xl">
        {texts.asked}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {requests.map(({ id, state, reason, wish, lines, answer, requestedAt, pictureCount }) => (
          <li key={id} className="grid gap-1 py-4">
            <p className="font-semibold">{texts.states[state]}</p>
            <p>{lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</p>
            {answer && <p className="wrap-anywhere whitespace-pre-line">{answer}</p>}
            <p className="text-sm text-stone">
              {[
                texts.reasons[reason],
                texts.wishes[wish],
                ...(pictureCount > 0 ? [texts.pictureCount(pictureCount)] : []),
                texts.on(formatDate(requestedAt, locale)),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
