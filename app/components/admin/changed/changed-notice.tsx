import { useEffect, useRef } from 'react'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'

export type ChangedField = { label: string; saved: string; typed: string }

type ChangedNoticeProps = {
  /** The person who saved in between and the time, if known: one line. */
  by?: string
  /** The fields in which what was typed differs from what is saved now. */
  fields: readonly ChangedField[]
}

/**
 * Somebody else has saved what is being edited: both versions, side by side. What was typed stays in the form, which
 * by now names the version that is saved: sending it again replaces that.
 */
export function ChangedNotice({ by, fields }: ChangedNoticeProps) {
  const { parts } = useStaffMessages()
  const notice = useRef<HTMLElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <section
      ref={notice}
      tabIndex={-1}
      role="alert"
      aria-labelledby="changed-title"
      className="notice mb-6 grid gap-3 border-l-chilli"
    >
      <h2 id="changed-title" className="text-lg">
        {parts.changed.title}
      </h2>
      <p>
        {by && <>{by} </>}
        {parts.changed.text}
      </p>
      {fields.length > 0 && (
        <table className="w-full text-left max-sm:block">
          <thead className="text-sm text-stone max-sm:hidden">
            <tr>
              <th scope="col" className="py-1 pr-4 font-normal">
                {parts.changed.field}
              </th>
              <th scope="col" className="py-1 pr-4 font-normal">
                {parts.changed.saved}
              </th>
              <th scope="col" className="py-1 font-normal">
                {parts.changed.typed}
              </th>
            </tr>
          </thead>
          <tbody className="max-sm:grid max-sm:gap-3">
            {fields.map(({ label, saved, typed }) => (
              <tr key={label} className="align-baseline max-sm:grid">
                <th scope="row" className="py-1 pr-4">
                  {label}
                </th>
                <td className="py-1 pr-4 wrap-anywhere">
                  <span className="text-sm text-stone sm:hidden">{parts.changed.saved}: </span>
                  {saved || '–'}
                </td>
                <td className="py-1 wrap-anywhere">
                  <span className="text-sm text-stone sm:hidden">{parts.changed.typed}: </span>
                  {typed || '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
