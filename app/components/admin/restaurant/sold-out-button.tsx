import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ButtonForm } from '#app/components/forms/button-form.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { StaffDishItem } from '#domain/restaurant/menu/views.ts'

type SoldOutButtonProps = {
  dish: Pick<StaffDishItem, 'name' | 'isSoldOut'>
  /** The intents sent while there is still some of it, and while there is none. */
  intents: readonly [soldOut: string, back: string]
}

/** Says in one press that there is no more of a dish today, or that there is again. */
export function SoldOutButton({ dish, intents }: SoldOutButtonProps) {
  const { menu: texts, working } = useStaffMessages()
  const name = dish.name[useLocale()]
  return (
    <ButtonForm>
      <SubmitButton
        intent={intents[dish.isSoldOut ? 1 : 0]}
        pendingText={working}
        aria-label={dish.isSoldOut ? texts.backOf(name) : texts.soldOutOf(name)}
        className="btn btn-line"
      >
        {dish.isSoldOut ? texts.markBack : texts.markSoldOut}
      </SubmitButton>
    </ButtonForm>
  )
}
