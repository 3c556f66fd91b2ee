import type { ReactNode } from 'react'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMyReservationMessages } from '#app/components/restaurant/use-my-reservation-messages.ts'
import { useReserveMessages } from '#app/components/restaurant/use-reserve-messages.ts'
import { useRootData } from '#app/components/shell/use-root-data.ts'
import { pathTo } from '#app/request/page-path.ts'
import { mapLink } from '#shared/base/settings/map-link.ts'
import type { ReservationProps } from './reservation-props.ts'

/** The place, the guests, and what the kitchen knows. */
export function ReservationFacts({ reservation }: Pick<ReservationProps, 'reservation'>) {
  const texts = useMyReservationMessages()
  const reserve = useReserveMessages()
  const locale = useLocale()
  const shop = useRootData()?.shop
  const { key, status, name, email, phone, occasion, allergies, wishes, canChange } = reservation
  return (
    <>
      <dl className="mt-6 divide-y divide-line border-y border-line">
        {shop && (
          <Fact name={texts.where}>
            <p>{`${shop.street}, ${shop.city}`}</p>
            <p className="flex flex-wrap gap-x-6">
              <a
                href={mapLink([shop.street, shop.city])}
                rel="noopener"
                className="link inline-flex min-h-11 items-center"
              >
                {texts.map}
              </a>
              {canChange && (
                // A file: the browser fetches it itself.
                <a
                  href={pathTo({ to: '/reservations/:key/table.ics', params: { key } }, locale)}
                  className="link inline-flex min-h-11 items-center"
                >
                  {texts.calendar}
                </a>
              )}
            </p>
          </Fact>
        )}
        {name && (
          <Fact name={texts.for}>
            <p className="wrap-anywhere">{[name, phone].filter(Boolean).join(', ')}</p>
            {status === 'confirmed' && canChange && (
              <p className="text-sm wrap-anywhere text-stone">{texts.mailed(email)}</p>
            )}
          </Fact>
        )}
        {occasion && <Fact name={reserve.occasion}>{reserve.occasions[occasion]}</Fact>}
        {allergies && <Fact name={reserve.allergies}>{allergies}</Fact>}
        {wishes && <Fact name={reserve.wishes}>{wishes}</Fact>}
      </dl>
    </>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-3 sm:grid-cols-[7rem_1fr]">
      <dt className="font-semibold">{name}</dt>
      <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}
