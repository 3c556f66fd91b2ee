import type { Column } from '#app/components/admin/data-list.tsx'
import { DiscountState } from '#app/components/admin/orders/discount-state.tsx'
import { useDiscountTexts } from '#app/components/admin/orders/use-discount-texts.ts'
import { RowLink } from '#app/components/admin/row-link.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import { Lines } from '#app/components/ui/lines.tsx'
import type { DiscountView } from '#domain/orders/discounts/views.ts'

/** A discount code's terms, its state, and the way to the orders that used it. */
export function useDiscountColumns(): Column<DiscountView>[] {
  const { discounts: texts } = useStaffMessages()
  const { termsText, periodLines, usesText } = useDiscountTexts()
  const { charge } = useMoney()
  return [
    {
      key: 'code',
      head: texts.code,
      cell: ({ id, code, terms, minimumCents }) => (
        <>
          <RowLink to="/admin/discounts/:id" params={{ id }}>
            {code}
          </RowLink>
          <span className="block text-sm font-normal">{termsText(terms)}</span>
          {minimumCents > 0 && (
            <span className="block text-sm font-normal text-stone">{texts.from(charge(minimumCents))}</span>
          )}
        </>
      ),
    },
    {
      key: 'state',
      head: texts.state,
      isWords: true,
      isPlain: true,
      cell: ({ state }) => <DiscountState state={state} />,
    },
    { key: 'period', head: texts.period, cell: (discount) => <Lines lines={periodLines(discount)} /> },
    {
      key: 'uses',
      head: texts.uses,
      isNumber: true,
      cell: (discount) =>
        discount.uses === 0 ? (
          usesText(discount)
        ) : (
          <RowLink
            to="/admin/orders"
            search={{ discount: discount.code }}
            aria-label={`${usesText(discount)}: ${texts.ordersOf(discount.code)}`}
          >
            {usesText(discount)}
          </RowLink>
        ),
    },
    { key: 'given', head: texts.given, isNumber: true, cell: ({ givenCents }) => charge(givenCents) },
  ]
}
