import { EditForm } from '#app/components/admin/fields/edit-form.tsx'
import { FieldInputs } from '#app/components/admin/fields/field-input.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ButtonForm } from '#app/components/forms/button-form.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import type { TablePlan } from '#domain/restaurant/table-desk/schemas.ts'
import { describeCombination, type TablesReply } from './table-descriptions.ts'

type CombinationsProps = { plan: TablePlan; pageReply: TablesReply | undefined }

/** Tables that are pushed together for larger parties. */
export function Combinations({ plan, pageReply }: CombinationsProps) {
  const { tables: texts, reservations, fieldErrors, working } = useStaffMessages()
  const description = describeCombination(plan.tables)
  return (
    <OfficeCard id="combinations" title={texts.combinations} hint={texts.combinationsHint}>
      {plan.combinations.length === 0 && <p className="mb-4">{texts.noCombinations}</p>}
      <ul className="mb-4 divide-y divide-line">
        {plan.combinations.map(({ id, tables, fewest, most }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span>
              <span className="font-semibold">{tables.join(' + ')}</span>{' '}
              <span className="text-stone">{reservations.seats(fewest, most)}</span>
            </span>
            <ButtonForm>
              <SubmitButton
                intent={`part-${id}`}
                pendingText={working}
                className="btn btn-line"
                aria-label={texts.deleteCombinationOf(tables.join(' + '))}
              >
                {texts.deleteCombination}
              </SubmitButton>
            </ButtonForm>
          </li>
        ))}
      </ul>
      {plan.tables.length > 1 && (
        <details open={pageReply?.intent === 'combine'}>
          <summary className="link min-h-11 cursor-pointer content-center">{texts.combine}</summary>
          <EditForm
            key={plan.combinations.length}
            of={description}
            intent="combine"
            idPrefix="combine"
            values={{}}
            pageReply={pageReply}
            errorText={(name, text) =>
              name === 'tableIds' && text === fieldErrors.required ? texts.chooseTwo : text
            }
            refusalText={() => ({ text: texts.tooSmall, field: 'most' })}
            submit={texts.addCombination}
            buttonClassName="btn-leaf"
          >
            <div className="grid grid-cols-2 gap-4 *:first:col-span-2">
              <FieldInputs of={description} />
            </div>
          </EditForm>
        </details>
      )}
    </OfficeCard>
  )
}
