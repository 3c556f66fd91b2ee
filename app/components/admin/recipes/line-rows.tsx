import { use } from 'react'
import { CheckBox } from '#app/components/admin/check-box.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { SelectField, TextField } from '#app/components/forms/field.tsx'
import { FormState } from '#app/components/forms/form-state.ts'
import { UNITS } from '#shared/recipes/recipe-fields.ts'
import { LocalizedField } from '#app/components/admin/localized-field.tsx'
import { RowButton, RowFrame } from './row-frame.tsx'
import { rowCount } from './rows.ts'
import { LOCALES } from '#shared/kernel/locale.ts'

/** The id of the list of all that a line can be made of. */
export const PARTS_LIST = 'parts'

/** The rows for what is needed: one for each ingredient or product. */
export function LineRows() {
  const { recipes: texts } = useStaffMessages()
  const { values } = use(FormState)
  const count = rowCount(values, 'lines')
  return (
    <OfficeCard id="lines" title={texts.linesTitle} hint={texts.linesHint}>
      <input type="hidden" name="count.lines" value={count} readOnly />
      <ol className="mb-4 grid gap-4 empty:hidden">
        {Array.from({ length: count }, (_, at) => (
          <RowFrame key={at} group="lines" at={at} count={count} title={texts.lineOf(at + 1)}>
            <LineFields row={`lines.${at}`} />
          </RowFrame>
        ))}
      </ol>
      <RowButton command="lines.add">{texts.addLine}</RowButton>
    </OfficeCard>
  )
}

function LineFields({ row }: { row: string }) {
  const { recipes: texts } = useStaffMessages()
  const { values } = use(FormState)
  const gone = values[`${row}.gone`]
  const hasMore = LOCALES.some((locale) => values[`${row}.note.${locale}`] || values[`${row}.part.${locale}`])
  return (
    <>
      <input type="hidden" name={`${row}.key`} value={values[`${row}.key`] ?? ''} readOnly />
      {gone && <input type="hidden" name={`${row}.gone`} value={gone} readOnly />}
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
        <TextField
          name={`${row}.what`}
          label={texts.what}
          {...(gone && { hint: texts.gone })}
          input={{ list: PARTS_LIST, autoComplete: 'off' }}
        />
        <TextField
          name={`${row}.amount`}
          label={texts.amount}
          isOptional
          input={{ inputMode: 'decimal', autoComplete: 'off' }}
        />
        <SelectField name={`${row}.unit`} label={texts.unit} autoComplete="off">
          {UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {texts.units[unit]}
            </option>
          ))}
        </SelectField>
      </div>
      <CheckBox name={`${row}.isOptional`} label={texts.isOptional} />
      <details open={hasMore}>
        <summary className="link min-h-11 cursor-pointer content-center">{texts.more}</summary>
        <div className="mt-2 grid gap-4">
          <LocalizedField name={`${row}.note`} label={texts.note} />
          <LocalizedField name={`${row}.part`} label={texts.part} />
        </div>
      </details>
    </>
  )
}
