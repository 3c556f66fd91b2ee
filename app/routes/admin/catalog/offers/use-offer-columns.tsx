import type { Column } from '#app/components/admin/data-list.tsx'
import { OfferState } from '#app/components/admin/catalog/offer-state.tsx'
import { useOfferTexts } from '#app/components/admin/catalog/use-offer-texts.ts'
import { RowLink } from '#app/components/admin/row-link.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { Lines } from '#app/components/ui/lines.tsx'
import type { OfferView } from '#domain/catalog/offers/views.ts'

/** An offer's name and terms, what it is for, and when it applies. */
export function useOfferColumns(): Column<OfferView>[] {
  const { offers: texts } = useStaffMessages()
  const { termsText, forText, periodLines } = useOfferTexts()
  const locale = useLocale()
  return [
    {
      key: 'name',
      head: texts.name,
      cell: (offer) => (
        <>
          <RowLink to="/admin/offers/:id" params={{ id: offer.id }}>
            {offer.name[locale]}
          </RowLink>
          <span className="block text-sm font-normal">{termsText(offer)}</span>
        </>
      ),
    },
    { key: 'for', head: texts.for, isWords: true, cell: forText },
    {
      key: 'state',
      head: texts.state,
      isWords: true,
      isPlain: true,
      cell: ({ state }) => <OfferState state={state} />,
    },
    { key: 'period', head: texts.period, cell: (offer) => <Lines lines={periodLines(offer)} /> },
  ]
}
