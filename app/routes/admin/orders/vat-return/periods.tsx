import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { VatCategory, VatPeriod } from '#shared/orders/vat-periods.ts'

type PeriodsProps = {
  groups: { category: VatCategory; periods: (VatPeriod & { text: string })[] }[]
  chosen: VatPeriod
}

/** The last tax periods of both categories: each leads to its figures. */
export function Periods({ groups, chosen }: PeriodsProps) {
  const { vat: texts } = useStaffMessages()
  return (
    <nav aria-label={texts.periods} className="mb-6 grid gap-4 print:hidden">
      {groups.map(({ category, periods }) => (
        <div key={category} className="min-w-0">
          <p id={`category-${category}`} className="mb-1 text-sm text-stone">
            {texts.categories[category]}
          </p>
          <ul
            aria-labelledby={`category-${category}`}
            className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0"
          >
            {periods.map((period) => (
              <li key={period.to}>
                <LocalLink
                  to="/admin/orders/vat"
                  search={{ from: period.from, to: period.to }}
                  {...(period.to === chosen.to && period.from === chosen.from && { 'aria-current': 'true' })}
                  className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full border-[1.5px] border-line px-4 font-semibold hover:border-leaf aria-[current]:border-leaf aria-[current]:bg-leaf aria-[current]:text-coconut"
                >
                  {period.text}
                </LocalLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
