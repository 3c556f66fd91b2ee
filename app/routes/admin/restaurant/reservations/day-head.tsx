import { Form } from 'react-router'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import { pathTo } from '#app/request/page-path.ts'
import type { ServiceDay } from '#domain/restaurant/table-desk/views.ts'
import { formatDate, startOfShopDay } from '#shared/kernel/dates.ts'
import { DAY } from '#shared/kernel/durations.ts'

const shifted = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** The day that is shown, the way to others, and to a guest by name. */
export function DayHead({ day: { day, today } }: { day: ServiceDay }) {
  const { reservations: texts } = useStaffMessages()
  const locale = useLocale()
  const isAdmin = useIsAdmin()
  const arrow = (to: string, name: 'left' | 'right', label: string) => (
    <LocalLink
      to="/admin/reservations"
      search={{ day: to }}
      aria-label={label}
      className="btn btn-line size-11 shrink-0 p-0"
    >
      <Icon name={name} className="size-5" />
    </LocalLink>
  )
  return (
    <>
      <OfficeHead
        title={`${texts.title}: ${formatDate(startOfShopDay(day), locale)}`}
        actions={
          isAdmin && (
            <LocalLink to="/admin/tables" className="btn btn-line">
              {texts.toTables}
            </LocalLink>
          )
        }
      />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 print:hidden">
        <nav aria-label={texts.day} className="flex flex-wrap items-end gap-2">
          {arrow(shifted(day, -1), 'left', texts.dayBefore)}
          {day !== today && (
            <LocalLink to="/admin/reservations" className="btn btn-leaf">
              {texts.today}
            </LocalLink>
          )}
          {arrow(shifted(day, 1), 'right', texts.dayAfter)}
          <Form action={pathTo('/admin/reservations', locale)} className="flex items-end gap-2">
            <input
              key={day}
              name="day"
              type="date"
              aria-label={texts.day}
              defaultValue={day}
              required
              className="input w-auto"
              autoComplete="off"
            />
            <button type="submit" className="btn btn-line">
              {texts.showDay}
            </button>
          </Form>
        </nav>
        <GuestSearch />
      </div>
    </>
  )
}

/** A guest over all days. */
export function GuestSearch({ value = '' }: { value?: string }) {
  const { reservations: texts } = useStaffMessages()
  return (
    <Form
      role="search"
      action={pathTo('/admin/reservations', useLocale())}
      className="flex grow items-end gap-2 sm:max-w-sm"
    >
      <input
        name="search"
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        defaultValue={value}
        title={texts.searchHint}
        maxLength={100}
        required
        className="input"
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className="btn btn-line">
        {texts.searchButton}
      </button>
    </Form>
  )
}
