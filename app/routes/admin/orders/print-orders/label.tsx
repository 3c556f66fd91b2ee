import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { PackingSlip } from '#domain/orders/order-desk/schemas.ts'
import { printing } from '#shared/messages/en/orders/admin/orders.ts'
import { LABEL_PLACES } from './print-kinds.ts'
import { Recipient } from './recipient.tsx'

type LabelsProps = {
  slips: PackingSlip[]
  sender: string[]
  /** The place on the first sheet where they begin, from 1. */
  first: number
}

/** Addresses on sheets of labels. */
export function LabelSheet({ slips, sender, first }: LabelsProps) {
  const { printing: texts } = useStaffMessages()
  const used = first - 1
  const perSheet = LABEL_PLACES.length
  const sheets = Array.from({ length: Math.ceil((used + slips.length) / perSheet) }, (_, at) =>
    slips.slice(Math.max(0, at * perSheet - used), (at + 1) * perSheet - used),
  )
  return sheets.map((sheet, at) => (
    // Wider than a phone, so it is scrolled there: with keys too.
    <section
      key={sheet[0]?.id}
      aria-label={texts.titles.label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled can have the focus
      tabIndex={0}
      className="paper label-sheet mb-6 border border-line print:m-0 print:border-0"
    >
      {at === 0 && LABEL_PLACES.slice(0, used).map((place) => <div key={place} className="label" />)}
      {sheet.map((slip) => (
        <Label key={slip.id} slip={slip} sender={sender} />
      ))}
    </section>
  ))
}

type LabelProps = {
  slip: PackingSlip
  sender: string[]
  /** A page of its own, of 100 × 150 mm. */
  isWhole?: boolean
}

/** The address that a parcel goes to, and where it comes from. */
export function Label({ slip, sender, isWhole = false }: LabelProps) {
  const { printing: texts } = useStaffMessages()
  return (
    <article
      aria-label={`${texts.titles.label} ${slip.number}`}
      className={`paper grid content-between gap-2 ${isWhole ? 'label-page mb-6 border border-line print:m-0 print:border-0' : 'label overflow-hidden'}`}
    >
      <Recipient slip={slip} isLarge={isWhole} />
      <footer className="flex items-end justify-between gap-3 border-t border-charcoal pt-1">
        <p className={isWhole ? 'text-sm leading-snug' : 'text-xs leading-tight'}>
          {printing.from}: {sender.join(', ')}
        </p>
        <p className={`font-bold whitespace-nowrap tabular-nums ${isWhole ? 'text-lg' : 'text-sm'}`}>
          {slip.number}
        </p>
      </footer>
    </article>
  )
}
