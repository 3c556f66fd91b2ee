import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { SelectField, TextField } from '#app/components/forms/field.tsx'
import { useRecipesMessages } from '#app/components/recipes/use-recipes-messages.ts'
import { SPICE_LEVELS } from '#shared/catalog/food.ts'
import { COURSES, DIFFICULTIES } from '#shared/recipes/recipe-fields.ts'

const NUMBERS = ['servings', 'prepMinutes', 'cookMinutes', 'restMinutes', 'sortOrder'] as const

/** For how many, how long, how hot. */
export function RecipeFacts() {
  const { recipes: texts, products } = useStaffMessages()
  const { courses, difficulties } = useRecipesMessages()
  return (
    <OfficeCard id="facts" title={texts.factsTitle}>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {NUMBERS.map((name) => (
          <TextField
            key={name}
            name={name}
            label={texts[name]}
            {...(name === 'sortOrder' && { hint: products.sortOrderHint })}
            input={{ inputMode: 'numeric', autoComplete: 'off' }}
          />
        ))}
        <SelectField name="course" label={texts.course} autoComplete="off">
          {COURSES.map((one) => (
            <option key={one} value={one}>
              {courses[one]}
            </option>
          ))}
        </SelectField>
        <SelectField name="difficulty" label={texts.difficulty} autoComplete="off">
          {DIFFICULTIES.map((one) => (
            <option key={one} value={one}>
              {difficulties[one]}
            </option>
          ))}
        </SelectField>
        <SelectField name="spiceLevel" label={texts.spiceLevel} autoComplete="off">
          {SPICE_LEVELS.map((one) => (
            <option key={one} value={one}>
              {products.spiceLevels[one]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="mt-4">
        <TextField
          name="slug"
          label={texts.slug}
          hint={texts.slugHint}
          isOptional
          input={{ autoComplete: 'off', autoCapitalize: 'none' }}
        />
      </div>
    </OfficeCard>
  )
}
