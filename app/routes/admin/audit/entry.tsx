import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { AuditSubject, AuditView } from '#domain/audit/schemas.ts'
import { formatDateTime } from '#shared/dates.ts'
import { valueText } from './value-text.ts'

/** One entry: what was done in a sentence, and each changed value before and after it. */
export function Entry({ entry }: { entry: AuditView }) {
  const { audit: texts, roles } = useStaffMessages()
  const locale = useLocale()
  const { details, subject } = entry
  const who = entry.actor ? (entry.actor.name ?? texts.gone) : texts.theShop
  const named = subject?.label[locale] ?? details.number ?? details.code ?? details.name
  const what = named ?? (entry.subjectId === entry.actor?.id ? who : texts.gone)
  const role = details.role === 'admin' || details.role === 'moderator' ? roles[details.role] : details.role
  const sentence = texts.sentences[entry.action](who, what, role ?? details.orders ?? '')
  const others = Object.entries(details).filter(
    ([name]) => !['role', 'number', 'code', 'orders'].includes(name),
  )
  return (
    <li className="card grid gap-2 p-4">
      <p className="font-semibold wrap-anywhere">{sentence}</p>
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-stone tabular-nums">
        {formatDateTime(entry.at, locale)}
        {subject && <SubjectLink subject={subject} />}
      </p>
      {others.length > 0 && (
        <dl className="flex flex-wrap gap-x-6 text-sm">
          {others.map(([name, value]) => (
            <div key={name} className="flex gap-2">
              <dt className="text-stone">{texts.fields[name] ?? name}</dt>
              <dd className="wrap-anywhere">
                {name === 'fields' ? value.replace(/\w+/g, (field) => texts.fields[field] ?? field) : value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Changes changes={entry.changes} />
    </li>
  )
}

function Changes({ changes }: Pick<AuditView, 'changes'>) {
  const { audit: texts } = useStaffMessages()
  const { charge } = useMoney()
  const locale = useLocale()
  const fields = Object.entries(changes)
  if (fields.length === 0) return null
  const text = (name: string, value: unknown) => valueText(name, value, { texts, charge, locale })
  return (
    <table className="w-full text-left text-sm">
      <thead className="text-stone">
        <tr>
          <th scope="col" className="w-1/4 py-1 pr-4 font-normal">
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
              {texts.fields[name] ?? name}
            </th>
            <td className="py-1 pr-4 wrap-anywhere whitespace-pre-line">{text(name, before)}</td>
            <td className="py-1 wrap-anywhere whitespace-pre-line">{text(name, after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SubjectLink({ subject }: { subject: AuditSubject }) {
  const label = subject.label[useLocale()]
  const className = 'link inline-flex min-h-11 items-center'
  const params = { id: subject.id }
  switch (subject.kind) {
    case 'person':
      return (
        <LocalLink to="/admin/customers/:id" params={params} className={className}>
          {label}
        </LocalLink>
      )
    case 'order':
      return (
        <LocalLink to="/admin/orders/:id" params={params} className={className}>
          {label}
        </LocalLink>
      )
    case 'discount':
      return (
        <LocalLink to="/admin/audit" className={className}>
          {label}
        </LocalLink>
      )
    case 'product':
    case 'category':
      return null
  }
}
