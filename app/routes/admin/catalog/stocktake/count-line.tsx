import { Badge } from '#app/components/admin/badge.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { StocktakeLine } from '#domain/catalog/stocktakes/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import type { StocktakeReply } from './stocktake-actions.ts'
import { pick } from '#shared/kernel/locale.ts'

type CountLineProps = {
  line: StocktakeLine
  isOpen: boolean
  pageReply: StocktakeReply | undefined
}

/** A product at the shelf: what should be there, and a field for what is. */
export function CountLine({ line, isOpen, pageReply }: CountLineProps) {
  const { stocktakes: texts } = useStaffMessages()
  const locale = useLocale()
  const { productId, name, sku, counted, countedAt, countedBy, booked, version } = line
  const intent = `count-${productId}`
  return (
    <li className="card grid gap-3 p-4 sm:grid-cols-[minmax(0,1fr)_18rem] sm:items-start">
      <div className="min-w-0">
        <h2 className="text-lg wrap-anywhere">{pick(name, locale)}</h2>
        <p className="text-sm text-stone">{sku}</p>
        <p className="mt-1 tabular-nums">{texts.expected(line.onHandNow, line.expected)}</p>
        {counted !== null && countedAt && (
          <p className="mt-1 flex flex-wrap items-center gap-2 text-sm">
            <Difference line={line} />
            {booked !== null && <span>{texts.booked(booked > 0 ? `+${booked}` : `−${-booked}`)}</span>}
            <span className="text-stone">
              {texts.countedBy(countedBy ?? texts.somebody, formatDateTime(countedAt, locale))}
            </span>
          </p>
        )}
      </div>
      {isOpen ? (
        <StaffForm<StocktakeReply>
          key={version}
          intent={intent}
          idPrefix={intent}
          pageReply={pageReply}
          refusalText={(refusal) => ({
            text:
              refusal.reason === 'changed'
                ? texts.changed(refusal.current.counted ?? 0, refusal.current.by ?? texts.somebody)
                : texts.closed,
            field: 'counted',
          })}
          submit={texts.save}
          values={{ counted: counted === null ? '' : String(counted) }}
          // One row: on a phone many lines are counted one after the other.
          className="grid-cols-[minmax(0,1fr)_auto] items-end gap-2 [&>[data-notice]]:col-span-full"
        >
          <input type="hidden" name="version" value={version} readOnly />
          <TextField
            name="counted"
            label={texts.counted}
            input={{
              inputMode: 'numeric',
              autoComplete: 'off',
              'aria-label': `${texts.counted}: ${pick(name, locale)}`,
            }}
          />
        </StaffForm>
      ) : (
        <p className="text-2xl font-semibold tabular-nums sm:text-right">{counted ?? '–'}</p>
      )}
    </li>
  )
}

function Difference({ line: { difference } }: { line: StocktakeLine }) {
  const { stocktakes: texts } = useStaffMessages()
  if (difference === null) return null
  return difference === 0 ? (
    <Badge tone="good">{texts.fits}</Badge>
  ) : (
    <Badge tone="bad">{difference > 0 ? texts.tooMany(difference) : texts.lacking(-difference)}</Badge>
  )
}
