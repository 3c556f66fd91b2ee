import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import type { StocktakeView } from '#domain/catalog/stocktakes/views.ts'
import type { StocktakeReply } from './stocktake-actions.ts'

type CloseFormsProps = { totals: StocktakeView['totals']; pageReply: StocktakeReply | undefined }

/** Ends a stocktake: its differences are booked, or nothing is. */
export function CloseForms({ totals, pageReply }: CloseFormsProps) {
  const { stocktakes: texts } = useStaffMessages()
  const uncounted = totals.lines - totals.counted
  const shared = {
    pageReply,
    refusalText: () => ({ text: texts.closed }),
  }
  return (
    <OfficeCard
      id="close"
      title={texts.book}
      hint={`${texts.different(totals.different)}. ${uncounted > 0 ? texts.uncounted(uncounted) : texts.allCounted}`}
      className="mt-8"
    >
      <div className="grid max-w-xl gap-6">
        <StaffForm<StocktakeReply> {...shared} intent="book" submit={texts.bookNow} className="gap-4">
          <TextField name="notes" label={texts.notes} isOptional input={{ autoComplete: 'off' }} />
        </StaffForm>
        <StaffForm<StocktakeReply>
          {...shared}
          intent="abandon"
          submit={texts.abandon}
          buttonClassName="btn-line"
        />
      </div>
    </OfficeCard>
  )
}
