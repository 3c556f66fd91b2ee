import { DataList } from '#app/components/admin/data-list.tsx'
import { DiscountState } from '#app/components/admin/orders/discount-state.tsx'
import { useDiscountTexts } from '#app/components/admin/orders/use-discount-texts.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { Lines } from '#app/components/ui/lines.tsx'
import type { DiscountView } from '#domain/orders/discounts/views.ts'

/** Codes in rows; on a phone each is a card. */
export function DiscountTable({ discounts }: { discounts: DiscountView[] }) {
  const { discounts: texts } = useStaffMessages()
  const { charge } = useMoney()
  return (
    <DataList
      label={texts.title}
      rows={discounts}
      keyOf={({ id }) => id}
      columns={[
        { key: 'code', head: texts.code, cell: codeCell },
        { key: 'state', head: texts.state, isWords: true, isPlain: true, cell: stateCell },
        {
          key: 'period',
          head: texts.period,
          cell: periodCell,
        },
        { key: 'uses', head: texts.uses, isNumber: true, cell: usesCell },
        { key: 'given', head: texts.given, isNumber: true, cell: ({ givenCents }) => charge(givenCents) },
      ]}
    />
  )
}

const codeCell = (discount: DiscountView) => <CodeCell discount={discount} />
const stateCell = ({ state }: DiscountView) => <DiscountState state={state} />
const periodCell = (discount: DiscountView) => <Period discount={discount} />
const usesCell = (discount: DiscountView) => <UsesCell discount={discount} />

function CodeCell({ discount }: { discount: DiscountView }) {
  const { discounts: texts } = useStaffMessages()
  const { termsText } = useDiscountTexts()
  const { charge } = useMoney()
  return (
    <>
      <LocalLink
        to="/admin/discounts/:id"
        params={{ id: discount.id }}
        className="link inline-flex min-h-11 items-center md:min-h-8"
      >
        {discount.code}
      </LocalLink>
      <span className="block text-sm font-normal">{termsText(discount.terms)}</span>
      {discount.minimumCents > 0 && (
        <span className="block text-sm font-normal text-stone">
          {texts.from(charge(discount.minimumCents))}
        </span>
      )}
    </>
  )
}

function Period({ discount }: { discount: DiscountView }) {
  const { periodLines } = useDiscountTexts()
  return <Lines lines={periodLines(discount)} />
}

/** The number of times it was used, and the way to the orders. */
function UsesCell({ discount }: { discount: DiscountView }) {
  const { discounts: texts } = useStaffMessages()
  const { usesText } = useDiscountTexts()
  if (discount.uses === 0) return usesText(discount)
  return (
    <LocalLink
      to="/admin/orders"
      search={{ discount: discount.code }}
      aria-label={`${usesText(discount)}: ${texts.ordersOf(discount.code)}`}
      className="link inline-flex min-h-11 items-center md:min-h-8"
    >
      {usesText(discount)}
    </LocalLink>
  )
}
