import { DataList } from '#app/components/admin/data-list.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { CheckRun, Finding, FindingKind } from '#domain/base/checks/schemas.ts'

/** The thing that a kind of finding is about, and counts. */
const ABOUT: Record<FindingKind, 'product' | 'order' | 'voucher' | 'documents' | 'pictures'> = {
  stock: 'product',
  paid_without_money: 'order',
  money_without_paid: 'order',
  invoice: 'order',
  credit_note: 'order',
  serial_gap: 'documents',
  counter: 'documents',
  refunded: 'order',
  refunds_above_payment: 'order',
  order_lines: 'order',
  order_set: 'order',
  order_change: 'order',
  voucher_balance: 'voucher',
  voucher_movement: 'voucher',
  voucher_issued: 'order',
  voucher_spent: 'order',
  picture: 'pictures',
  storage: 'pictures',
}

/** The rows that do not agree, each with the way to what it is about. */
export function Findings({ run, findings }: { run: CheckRun; findings: Finding[] }) {
  const { checks } = useStaffMessages()
  const { charge } = useMoney()
  const inUnits = (kind: FindingKind, number: number) =>
    ABOUT[kind] === 'order' || ABOUT[kind] === 'voucher' ? charge(number) : number
  return (
    <OfficeCard
      id="findings"
      title={(run.isCut ? checks.badOrMore : checks.bad)(run.count)}
      hint={checks.badText}
      className="border-chilli"
    >
      <DataList
        label={checks.list}
        rows={findings}
        keyOf={({ kind, label, expected, found }) => `${kind} ${label} ${expected} ${found}`}
        columns={[
          { key: 'what', head: checks.what, cell: subjectOf },
          { key: 'problem', head: checks.problem, cell: ({ kind }) => checks.kinds[kind], isPlain: true },
          {
            key: 'expected',
            head: checks.expected,
            cell: ({ kind, expected }) => inUnits(kind, expected),
            isNumber: true,
          },
          {
            key: 'found',
            head: checks.found,
            cell: ({ kind, found }) => inUnits(kind, found),
            isNumber: true,
          },
        ]}
      />
    </OfficeCard>
  )
}

function subjectOf(finding: Finding) {
  return <Subject finding={finding} />
}

function Subject({ finding: { kind, subjectId, label } }: { finding: Finding }) {
  const { checks } = useStaffMessages()
  if (ABOUT[kind] === 'documents')
    return label === 'invoice' ? checks.documents.invoice : checks.documents.credit_note
  if (kind === 'storage') return checks.storage
  if (!subjectId) return label
  const to = ABOUT[kind] === 'product' ? '/admin/inventory/:id' : '/admin/orders/:id'
  return (
    <LocalLink to={to} params={{ id: subjectId }} className="link tabular-nums">
      {label}
    </LocalLink>
  )
}
