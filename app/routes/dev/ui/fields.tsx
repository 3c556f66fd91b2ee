import { CheckBox } from '#app/components/admin/check-box.tsx'
import { Choice, ChoiceGroup } from '#app/components/forms/choice.tsx'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { SelectField, TextArea, TextField } from '#app/components/forms/field.tsx'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { FormState } from '#app/components/forms/form-state.ts'
import { StarField } from '#app/components/orders/star-field.tsx'
import { QuantityInput } from '#app/components/ui/quantity-input.tsx'
import { Sample, SamplePart } from './sample-part.tsx'
import type { SampleTexts } from './sample-texts.ts'

/** Fields that are empty, filled and wrong; choices; and what a form says. */
export function Fields({ texts }: { texts: SampleTexts }) {
  const { parts, states } = texts
  const wrong = { name: texts.wrong, note: texts.wrong, province: texts.wrong }
  const filled = { name: texts.nameValue, note: texts.text, province: 'WC' }
  return (
    <>
      <SamplePart id="fields" title={parts.fields}>
        {[
          { idPrefix: 'empty', values: {}, errors: {} },
          { idPrefix: 'filled', values: filled, errors: {} },
          { idPrefix: 'wrong', values: {}, errors: wrong },
        ].map((state) => (
          <FormState key={state.idPrefix} value={state}>
            <div className="grid gap-6 sm:grid-cols-3">
              <TextField name="name" label={texts.name} hint={texts.hint} input={{ autoComplete: 'off' }} />
              <TextArea name="note" label={texts.note} rows={2} isOptional />
              <SelectField
                name="province"
                label={texts.province}
                autoComplete="off"
                placeholder={texts.choose}
              >
                <option value="WC">{texts.option}</option>
              </SelectField>
            </div>
          </FormState>
        ))}
        <div className="flex flex-wrap gap-6">
          <Sample name={states.focus}>
            <input className="input as-focus" aria-label={texts.name} defaultValue={texts.nameValue} />
          </Sample>
          <Sample name={states.disabled}>
            <input className="input" aria-label={texts.name} defaultValue={texts.nameValue} disabled />
          </Sample>
          <Sample name={states.rest}>
            <QuantityInput defaultValue={2} />
          </Sample>
        </div>
      </SamplePart>
      <SamplePart id="choices" title={parts.choices}>
        <div className="grid max-w-2xl gap-4">
          <ChoiceGroup name="delivery" label={parts.choices}>
            <Choice
              name="delivery"
              value="courier"
              label={texts.courier[0] ?? ''}
              hint={texts.courier[1] ?? ''}
              isDefault
            />
            <Choice
              name="delivery"
              value="collect"
              label={texts.collect[0] ?? ''}
              hint={texts.collect[1] ?? ''}
            />
          </ChoiceGroup>
          <CheckBox name="gift" label={texts.gift} />
        </div>
        <div className="flex flex-wrap gap-12">
          {[
            { idPrefix: 'stars', values: { stars: '4' }, errors: {} },
            { idPrefix: 'no-stars', values: {}, errors: { stars: texts.wrong } },
          ].map((state) => (
            <FormState key={state.idPrefix} value={state}>
              <StarField />
            </FormState>
          ))}
        </div>
      </SamplePart>
      <SamplePart id="notices" title={parts.notices}>
        <FormNotice>{texts.notice}</FormNotice>
        <FormNotice isError>{texts.error}</FormNotice>
        <ErrorSummary
          title={texts.error}
          errors={[{ name: 'wrong-name', label: texts.name, text: texts.wrong }]}
        />
      </SamplePart>
    </>
  )
}
