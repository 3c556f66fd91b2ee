import { SelectField, TextArea, TextField } from '#app/components/forms/field.tsx'
import { ANY } from '#shared/kernel/any-choice.ts'
import { OCCASIONS } from '#shared/restaurant/states.ts'
import { useReserveMessages } from './use-reserve-messages.ts'

/** The fields for what the kitchen and the table should know: cells of a grid of two columns. */
export function MealFields() {
  const texts = useReserveMessages()
  return (
    <>
      <SelectField name="occasion" label={texts.occasion} isOptional autoComplete="off">
        <option value={ANY}>{texts.noOccasion}</option>
        {OCCASIONS.map((occasion) => (
          <option key={occasion} value={occasion}>
            {texts.occasions[occasion]}
          </option>
        ))}
      </SelectField>
      <TextField
        name="allergies"
        label={texts.allergies}
        hint={texts.allergiesHint}
        isOptional
        input={{ autoComplete: 'off', maxLength: 300 }}
      />
      <TextArea
        name="wishes"
        label={texts.wishes}
        hint={texts.wishesHint}
        isOptional
        rows={2}
        className="sm:col-span-2"
      />
    </>
  )
}
