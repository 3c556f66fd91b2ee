import { EditForm } from '#app/components/admin/fields/edit-form.tsx'
import type { FormValues } from '#app/components/admin/fields/field-kinds.ts'
import { inputOf } from '#app/components/admin/fields/field-input.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { Parts } from '#domain/recipes/recipe-desk/views.ts'
import { RECIPE_NUMBER_NAMES } from '#shared/recipes/recipe-numbers.ts'
import { pick } from '#shared/kernel/locale.ts'
import { recipeDescription } from './recipe-description.ts'
import { RecipeParts } from './recipe-parts.tsx'
import { recipeRefusalText, type RecipeReply } from './recipe-reply.ts'

type RecipeFormProps = {
  intent: 'create' | 'save'
  values: FormValues
  parts: Parts
  pageReply: RecipeReply | undefined
}

const Input = inputOf(recipeDescription.fields)

/** The form of a recipe: everything written of it but its picture. */
export function RecipeForm({ intent, values, parts, pageReply }: RecipeFormProps) {
  const staff = useStaffMessages()
  const { recipes: texts } = staff
  return (
    <EditForm
      of={recipeDescription}
      intent={intent}
      values={values}
      pageReply={pageReply}
      refusalText={(refusal) => recipeRefusalText(staff, refusal)}
      errorText={(name, text, typed) =>
        /^(lines\.\d+\.what|related\.\d)$/.test(name) && typed[name]?.trim() ? texts.unknownPart : text
      }
      submit={intent === 'create' ? texts.create : texts.save}
      unsaved={texts.unsaved}
      encType="multipart/form-data"
    >
      <OfficeCard id="texts" title={texts.textsTitle} hint={texts.textsHint}>
        <div className="grid gap-6">
          <Input name="title" />
          <Input name="line" />
          <Input name="story" />
          <Input name="pictureAlt" />
        </div>
      </OfficeCard>
      <OfficeCard id="facts" title={texts.factsTitle}>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
          {RECIPE_NUMBER_NAMES.map((name) => (
            <Input key={name} name={name} />
          ))}
          <Input name="sortOrder" />
          <Input name="course" />
          <Input name="difficulty" />
          <Input name="spiceLevel" />
        </div>
        <Input name="slug" className="mt-4" />
      </OfficeCard>
      <RecipeParts />
      <OfficeCard id="related" title={texts.relatedTitle}>
        <div className="grid gap-4 sm:grid-cols-3">
          <Input name="related" />
        </div>
      </OfficeCard>
      <Lists parts={parts} />
    </EditForm>
  )
}

/** So many products are offered while one types; any other is found by its whole name. */
const MOST_OFFERED = 500

/** The names that are offered while one types, under the ids that the description has. */
function Lists({ parts: { ingredients, products, recipes } }: { parts: Parts }) {
  const locale = useLocale()
  return (
    <>
      <datalist id="parts">
        {products.slice(0, MOST_OFFERED).map(({ id, name, sku }) => (
          <option key={id} value={pick(name, locale)}>
            {sku}
          </option>
        ))}
        {ingredients.map(({ id, name }) => (
          <option key={id} value={pick(name, locale)}>
            {pick(name, locale)}
          </option>
        ))}
      </datalist>
      <datalist id="other-recipes">
        {recipes.map(({ slug, title }) => (
          <option key={slug} value={pick(title, locale)}>
            {pick(title, locale)}
          </option>
        ))}
      </datalist>
    </>
  )
}
