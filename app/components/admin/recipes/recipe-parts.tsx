import { use } from 'react'
import { inputOf, RowPlace } from '#app/components/admin/fields/field-input.tsx'
import { RowList } from '#app/components/admin/fields/row-list.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { FormState, useField } from '#app/components/forms/form-state.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { recipeDescription } from './recipe-description.ts'

const { lines, steps, tips } = recipeDescription.fields
const LineInput = inputOf(lines.of)
const StepInput = inputOf(steps.of)

/** The rows for what is needed, for what is done, one after the other, and for what is good to know. */
export function RecipeParts() {
  const { recipes: texts } = useStaffMessages()
  return (
    <>
      <OfficeCard id="lines" title={texts.linesTitle} hint={texts.linesHint}>
        <RowList name="lines" of={lines} addText={texts.addLine}>
          <LineInputs />
        </RowList>
      </OfficeCard>
      <OfficeCard id="steps" title={texts.stepsTitle}>
        <RowList name="steps" of={steps} addText={texts.addStep}>
          <StepInput name="title" />
          <StepInput name="text" />
          <StepInput name="uses" />
          <StepInput name="timer" />
        </RowList>
      </OfficeCard>
      <OfficeCard id="tips" title={texts.tipsTitle}>
        <RowList name="tips" of={tips} addText={texts.addTip} />
      </OfficeCard>
    </>
  )
}

function LineInputs() {
  const { recipes: texts } = useStaffMessages()
  const { prefix } = use(RowPlace)
  const { values } = use(FormState)
  const isGone = Boolean(useField(`${prefix}gone`).value)
  const hasMore = ['note', 'part'].some((name) => LOCALES.some((one) => values[`${prefix}${name}.${one}`]))
  return (
    <>
      <LineInput name="key" />
      <LineInput name="gone" />
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
        <div>
          <LineInput name="what" />
          {isGone && <p className="mt-1 text-sm text-stone">{texts.gone}</p>}
        </div>
        <LineInput name="amount" />
        <LineInput name="unit" />
      </div>
      <LineInput name="isOptional" />
      <details open={hasMore}>
        <summary className="link min-h-11 cursor-pointer content-center">{texts.more}</summary>
        <div className="mt-2 grid gap-4">
          <LineInput name="note" />
          <LineInput name="part" />
        </div>
      </details>
    </>
  )
}
