import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useDifferences } from '#app/components/admin/orders/use-differences.ts'
import type { StaffOrderView } from '#domain/orders/order-desk/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import { Fold } from './fold.tsx'

/** Every change since it was placed: by whom, why, and what differs. */
export function Changes({ view: { changes } }: { view: StaffOrderView }) {
  const { orderChange: texts } = useStaffMessages()
  const locale = useLocale()
  const last = changes.at(-1)
  if (!last) return null
  return (
    <Fold id="changes" title={texts.history} gist={formatDateTime(last.at, locale)}>
      <ol className="grid gap-5 border-l-2 border-line pl-5">
        {changes.map((change, index) => (
          <Change key={index} change={change} />
        ))}
      </ol>
    </Fold>
  )
}

function Change({ change }: { change: StaffOrderView['changes'][number] }) {
  const { orderChange: texts } = useStaffMessages()
  const locale = useLocale()
  const rows = useDifferences(change)
  const isByStaff = change.actorRole === 'staff'
  return (
    <li className="wrap-anywhere">
      <p className="text-sm text-stone tabular-nums">
        <time dateTime={change.at.toISOString()}>{formatDateTime(change.at, locale)}</time>,{' '}
        {texts.changeBy((isByStaff && change.actorName) || (isByStaff ? '–' : texts.buyer))}
      </p>
      {rows.map(({ name, before, after }) => (
        <p key={name}>
          {name}: {before} → <span className="font-semibold">{after}</span>
        </p>
      ))}
      {change.reason && <p className="whitespace-pre-line">{change.reason}</p>}
    </li>
  )
}
