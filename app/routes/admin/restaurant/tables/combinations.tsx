import { CheckBox } from '#app/components/admin/check-box.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ButtonForm } from '#app/components/forms/button-form.tsx'
import { FieldError, TextField } from '#app/components/forms/field.tsx'
import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import type { TablePlan } from '#domain/restaurant/table-desk/schemas.ts'
import type { TablesReply } from './table-values.ts'

type CombinationsProps = { plan: TablePlan; pageReply: TablesReply | undefined }

/** Tables that are pushed together for larger parties. */
export function Combinations({ plan, pageReply }: CombinationsProps) {
  const { tables: texts, reservations, fieldErrors, working } = useStaffMessages()
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
          <ReplyForm
            key={plan.combinations.length}
            intent="combine"
            idPrefix="combine"
            pageReply={pageReply}
            fieldErrors={{ ...fieldErrors, required: texts.chooseTwo }}
            refusalText={() => ({ text: texts.tooSmall, field: 'most' })}
            submit={texts.addCombination}
            pendingText={working}
          >
            <fieldset>
              <legend className="font-semibold">{texts.which}</legend>
              <div className="flex flex-wrap gap-x-6">
                {plan.tables.map(({ id, name, most }) => (
                  <CheckBox key={id} name={`table.${id}`} label={`${name} (${most})`} />
                ))}
              </div>
              <FieldError name="tables" />
            </fieldset>
            <div className="grid grid-cols-2 gap-4">
              <TextField
                name="fewest"
                label={texts.fewest}
                input={{ type: 'number', min: 1, max: 100, autoComplete: 'off' }}
              />
              <TextField
                name="most"
                label={texts.most}
                input={{ type: 'number', min: 1, max: 100, autoComplete: 'off' }}
              />
            </div>
          </ReplyForm>
        </details>
      )}
    </OfficeCard>
  )
}
