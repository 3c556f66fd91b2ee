import { use } from 'react'
import { CheckBox } from '#app/components/admin/check-box.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { FormState } from '#app/components/forms/form-state.ts'
import { LocalizedField } from '#app/components/admin/localized-field.tsx'
import { RowButton, RowFrame } from './row-frame.tsx'
import { rowCount } from './rows.ts'

/** The rows for what is done, one after the other, each with the lines that it uses. */
export function StepRows() {
  const { recipes: texts } = useStaffMessages()
  const { values } = use(FormState)
  const count = rowCount(values, 'steps')
  const lines = Array.from({ length: rowCount(values, 'lines') }, (_, at) => ({
    key: values[`lines.${at}.key`] ?? '',
    name: values[`lines.${at}.what`] || texts.lineOf(at + 1),
  }))
  return (
    <OfficeCard id="steps" title={texts.stepsTitle}>
      <input type="hidden" name="count.steps" value={count} readOnly />
      <ol className="mb-4 grid gap-4 empty:hidden">
        {Array.from({ length: count }, (_, at) => (
          <RowFrame key={at} group="steps" at={at} count={count} title={texts.stepOf(at + 1)}>
            <LocalizedField name={`steps.${at}.title`} label={texts.stepTitle} required="in-default" />
            <LocalizedField name={`steps.${at}.text`} label={texts.stepText} rows={4} required="in-default" />
            {lines.length > 0 && (
              <details>
                <summary className="link min-h-11 cursor-pointer content-center">{texts.uses}</summary>
                <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
                  {lines.map(({ key, name }) => (
                    <CheckBox key={key} name={`steps.${at}.uses.${key}`} label={name} />
                  ))}
                </div>
              </details>
            )}
            <TextField
              name={`steps.${at}.timer.minutes`}
              label={texts.timerMinutes}
              isOptional
              className="sm:max-w-56"
              input={{ inputMode: 'numeric', autoComplete: 'off' }}
            />
            <LocalizedField name={`steps.${at}.timer.label`} label={texts.timerLabel} />
          </RowFrame>
        ))}
      </ol>
      <RowButton command="steps.add">{texts.addStep}</RowButton>
    </OfficeCard>
  )
}

/** The rows for what is good to know, and what goes with it. */
export function TipRows() {
  const { recipes: texts } = useStaffMessages()
  const { values } = use(FormState)
  const count = rowCount(values, 'tips')
  return (
    <OfficeCard id="tips" title={texts.tipsTitle}>
      <input type="hidden" name="count.tips" value={count} readOnly />
      <ol className="mb-4 grid gap-4 empty:hidden">
        {Array.from({ length: count }, (_, at) => (
          <RowFrame key={at} group="tips" at={at} count={count} title={texts.tipOf(at + 1)}>
            <LocalizedField name={`tips.${at}`} label={texts.tipOf(at + 1)} rows={2} required="in-default" />
          </RowFrame>
        ))}
      </ol>
      <RowButton command="tips.add">{texts.addTip}</RowButton>
    </OfficeCard>
  )
}
