import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import type { Target } from '#app/request/page-path.ts'
import type { AuditSubject, AuditView } from '#domain/base/audit/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import type { SettingsGroup } from '#shared/base/settings/groups.ts'
import { useEntryWords } from './use-entry-words.ts'
import { pick } from '#shared/kernel/locale.ts'

/** Details that the sentence says, or that only programs need. */
const UNSEEN = ['role', 'number', 'code', 'orders', 'group', 'refundId', 'picture']

/** One entry: what was done in a sentence, and each changed value before and after it. */
export function Entry({ entry }: { entry: AuditView }) {
  const { audit: texts, roles } = useStaffMessages()
  const { labelOf, valueOf } = useEntryWords(entry)
  const labelled = useSubjectLabel(entry.subject)
  const locale = useLocale()
  const { details, subject } = entry
  const who = entry.actor ? (entry.actor.name ?? texts.gone) : texts.theShop
  const named = labelled || (details.number ?? details.code ?? details.name)
  const what = named ?? (entry.subjectId === entry.actor?.id ? who : texts.gone)
  const role = details.role === 'admin' || details.role === 'moderator' ? roles[details.role] : details.role
  const sentence = texts.sentences[entry.action](who, what, role ?? details.orders ?? '')
  const others = Object.entries(details).filter(([name, value]) => value !== '' && !UNSEEN.includes(name))
  return (
    <li className="card grid gap-2 p-4">
      <p className="font-semibold wrap-anywhere">{sentence}</p>
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-stone tabular-nums">
        {formatDateTime(entry.at, locale)}
        {subject && <SubjectLink subject={subject} label={labelled || texts.open} />}
      </p>
      {others.length > 0 && (
        <dl className="flex flex-wrap gap-x-6 text-sm">
          {others.map(([name, value]) => (
            <div key={name} className="flex gap-2">
              <dt className="text-stone">{labelOf(name)}</dt>
              <dd className="wrap-anywhere">
                {name === 'fields' ? value.replace(/\w+/g, labelOf) : valueOf(name, value)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Changes entry={entry} />
    </li>
  )
}

function Changes({ entry }: { entry: AuditView }) {
  const { audit: texts } = useStaffMessages()
  const { labelOf, valueOf } = useEntryWords(entry)
  const fields = Object.entries(entry.changes)
  if (fields.length === 0) return null
  return (
    <table className="w-full table-fixed text-left text-sm">
      <thead className="text-stone">
        <tr>
          <th scope="col" className="w-1/3 py-1 pr-4 font-normal">
            {texts.field}
          </th>
          <th scope="col" className="py-1 pr-4 font-normal">
            {texts.before}
          </th>
          <th scope="col" className="py-1 font-normal">
            {texts.after}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {fields.map(([name, { before, after }]) => (
          <tr key={name} className="align-baseline">
            <th scope="row" className="py-1 pr-4 font-semibold wrap-anywhere">
              {labelOf(name)}
            </th>
            <td className="py-1 pr-4 wrap-anywhere whitespace-pre-line">{valueOf(name, before)}</td>
            <td className="py-1 wrap-anywhere whitespace-pre-line">{valueOf(name, after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useSubjectLabel(subject: AuditSubject | null): string {
  const { settings } = useStaffMessages()
  const locale = useLocale()
  if (!subject) return ''
  return subject.kind === 'settings'
    ? settings.groups[subject.id as SettingsGroup]
    : pick(subject.label, locale)
}

function SubjectLink({ subject, label }: { subject: AuditSubject; label: string }) {
  return (
    <LocalLink {...pageOf(subject)} className="link inline-flex min-h-11 items-center">
      {label}
    </LocalLink>
  )
}

/** The page where what an entry is about is looked after. */
function pageOf({ kind, id }: AuditSubject): Target {
  const params = { id }
  switch (kind) {
    case 'person':
      return { to: '/admin/customers/:id', params }
    case 'order':
      return { to: '/admin/orders/:id', params }
    case 'product':
      return { to: '/admin/products/:id', params }
    case 'category':
      return { to: '/admin/categories' }
    case 'savedAnswer':
      return { to: '/admin/messages/answers' }
    case 'batch':
      return { to: '/admin/inventory/batches/:id', params }
    case 'import':
      return { to: '/admin/products/imports/:id', params }
    case 'recipe':
      return { to: '/admin/recipes/:id', params }
    case 'stocktake':
      return { to: '/admin/inventory/stocktakes/:id', params }
    case 'settings':
      return { to: '/admin/settings', hash: id }
    case 'event':
      return { to: '/admin/events/:id', params }
    case 'reservation':
      return { to: '/admin/reservations/:id', params }
    case 'table':
      return { to: '/admin/tables' }
    case 'review':
      return { to: '/admin/reviews', search: { state: 'all' } }
    case 'dish':
      return { to: '/admin/menu/:id', params }
    case 'discount':
      return { to: '/admin/discounts/:id', params }
    case 'voucher':
      return { to: '/admin/vouchers/:id', params }
    case 'offer':
      return { to: '/admin/offers/:id', params }
  }
}
