import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { PackingSlip } from '#domain/order-desk/schemas.ts'
import { printing } from '#shared/messages/en/staff/orders.ts'
import { Recipient } from './recipient.tsx'

type LabelsProps = { slips: PackingSlip[]; sender: string[] }

/** A sheet of A4 has two by four labels of 99.1 × 67.7 mm. */
const PER_SHEET = 8

/** Addresses on sheets of labels. */
export function LabelSheet({ slips, sender }: LabelsProps) {
  const { printing: texts } = useStaffMessages()
  const sheets = Array.from({ length: Math.ceil(slips.length / PER_SHEET) }, (_, at) =>
    slips.slice(at * PER_SHEET, (at + 1) * PER_SHEET),
  )
  return sheets.map((sheet) => (
    // Wider than a phone, so it is scrolled there: with keys too.
    <section
      key={sheet[0]?.id}
      aria-label={texts.titles.label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled can have the focus
      tabIndex={0}
      className="paper label-sheet mb-6 border border-line print:m-0 print:border-0"
    >
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

/** Where a parcel goes, and where it comes from. */
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
