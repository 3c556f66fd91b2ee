import { CheckBox } from '#app/components/admin/check-box.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { SelectField } from '#app/components/forms/field.tsx'
import { useFoodMessages } from '#app/components/catalog/use-food-messages.ts'
import { ALLERGENS } from '#shared/catalog/food.ts'
import { DIET_KINDS } from '#shared/recipes/recipe-fields.ts'
import { LocalizedField } from '#app/components/admin/localized-field.tsx'

/** The fields of an ingredient. */
export function IngredientFields() {
  const { recipes: texts } = useStaffMessages()
  const { allergenNames } = useFoodMessages()
  return (
    <>
      <LocalizedField name="name" label={texts.name} required="in-default" />
      <LocalizedField name="counted" label={texts.counted} hint={texts.countedHint} />
      <LocalizedField name="swap" label={texts.swap} rows={2} hint={texts.swapHint} />
      <SelectField name="diet" label={texts.diet} autoComplete="off">
        {DIET_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {texts.dietKinds[kind]}
          </option>
        ))}
      </SelectField>
      <fieldset>
        <legend className="mb-2 font-semibold">{texts.allergens}</legend>
        <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
          {ALLERGENS.map((one) => (
            <CheckBox key={one} name={`allergens.${one}`} label={allergenNames[one]} />
          ))}
        </div>
      </fieldset>
    </>
  )
}
