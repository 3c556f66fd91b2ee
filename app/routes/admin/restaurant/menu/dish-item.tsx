import { Badge } from '#app/components/admin/badge.tsx'
import { SoldOutButton } from '#app/components/admin/restaurant/sold-out-button.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ButtonForm } from '#app/components/forms/button-form.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { StaffDishItem } from '#domain/restaurant/menu/views.ts'

type DishItemProps = {
  dish: StaffDishItem
  /** Its place in its course, where it may be moved. */
  place?: number
  isLast?: boolean
}

/** A dish in the list: what it costs, whether there is some of it today, and its place. */
export function DishItem({ dish, place, isLast = false }: DishItemProps) {
  const { menu: texts } = useStaffMessages()
  const { charge } = useMoney()
  const name = dish.name[useLocale()]
  return (
    <li
      id={dish.id}
      className="flex scroll-mt-20 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0"
    >
      <div className="min-w-48 grow basis-1/3">
        <LocalLink
          to="/admin/menu/:id"
          params={{ id: dish.id }}
          className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
        >
          {name}
        </LocalLink>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
          {charge(dish.priceCents)}
          {!dish.isActive && <Badge>{texts.hidden}</Badge>}
          {dish.isSoldOut && <Badge tone="bad">{texts.soldOut}</Badge>}
          {dish.isIncomplete && <Badge tone="waiting">{texts.incomplete}</Badge>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <SoldOutButton dish={dish} intents={[`soldout-${dish.id}`, `back-${dish.id}`]} />
        {place !== undefined && place > 0 && (
          <Move id={dish.id} to={place - 1} text={texts.earlier} label={texts.earlierOf(name)} />
        )}
        {place !== undefined && !isLast && (
          <Move id={dish.id} to={place + 1} text={texts.later} label={texts.laterOf(name)} />
        )}
      </div>
    </li>
  )
}

function Move({ id, to, text, label }: { id: string; to: number; text: string; label: string }) {
  const { working } = useStaffMessages()
  return (
    <ButtonForm>
      <input type="hidden" name="to" value={to} />
      <SubmitButton intent={`move-${id}`} pendingText={working} aria-label={label} className="btn btn-line">
        {text}
      </SubmitButton>
    </ButtonForm>
  )
}
