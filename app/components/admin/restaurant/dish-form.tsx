import { EditForm } from '#app/components/admin/fields/edit-form.tsx'
import { inputOf } from '#app/components/admin/fields/field-input.tsx'
import type { FormValues } from '#app/components/admin/fields/field-kinds.ts'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useFoodMessages } from '#app/components/catalog/use-food-messages.ts'
import type { ProductChoice, RecipeChoice } from '#domain/restaurant/menu/schemas.ts'
import type { DishFacts } from '#domain/restaurant/menu/views.ts'
import { dishContentDescription, dishDescription, type DishReply } from './dish-description.ts'

type DishFormProps = {
  intent: 'create' | 'save' | 'content'
  values: FormValues
  recipes: RecipeChoice[]
  products: ProductChoice[]
  /** The facts that guests are told of a dish that exists. */
  facts?: DishFacts
  pageReply: DishReply | undefined
}

const Input = inputOf(dishDescription.fields)

/** All of a dish that the person may edit. */
export function DishForm({ intent, values, recipes, products, facts, pageReply }: DishFormProps) {
  const { menu: texts } = useStaffMessages()
  const isAdmin = useIsAdmin()
  return (
    <EditForm
      of={isAdmin ? dishDescription : dishContentDescription}
      intent={intent}
      values={values}
      pageReply={pageReply}
      refusalText={({ reason }) => ({
        text: texts.refusals[reason],
        field: reason === 'unknown_recipe' ? 'recipeId' : 'skus.0',
      })}
      choices={{
        recipeId: recipes.map(({ id, title }) => ({ value: id, text: title })),
        skus: products.map(({ sku, name }) => ({ value: sku, text: name })),
      }}
      submit={intent === 'create' ? texts.create : texts.save}
      unsaved={texts.unsaved}
    >
      {isAdmin && (
        <OfficeCard id="terms" title={texts.termsTitle}>
          <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
            <Input name="priceCents" />
            <Input name="isActive" />
          </div>
        </OfficeCard>
      )}
      <OfficeCard id="texts" title={texts.textsTitle}>
        <div className="grid gap-4">
          <Input name="name" />
          <Input name="description" />
          <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2">
            <Input name="roman" />
            <Input name="course" />
          </div>
          <Input name="pictureAlt" />
        </div>
      </OfficeCard>
      <OfficeCard id="facts" title={texts.factsTitle} hint={texts.graphHint}>
        {facts && <FactsNow facts={facts} />}
        <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2">
          <Input name="recipeId" />
          <Input name="spiceLevel" />
        </div>
        <fieldset className="mt-6 border-t border-line pt-4">
          <legend className="float-left mb-2 w-full font-semibold">{texts.products}</legend>
          <p className="clear-both mb-4 text-sm text-stone">{texts.productsHint}</p>
          <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
            <Input name="skus" />
          </div>
        </fieldset>
        <Input name="allergens" className="mt-6 border-t border-line pt-4" />
        <Input name="dietTags" className="mt-6 border-t border-line pt-4" />
      </OfficeCard>
    </EditForm>
  )
}

/** Shows what follows from the dish as it is saved, its recipe and its products. */
function FactsNow({ facts: { allergens, diets, isIncomplete } }: { facts: DishFacts }) {
  const { menu: texts } = useStaffMessages()
  const { allergenNames, dietNames } = useFoodMessages()
  const list = allergens.map((allergen) => allergenNames[allergen]).join(', ')
  return (
    <div className="notice mb-6">
      <p>
        <strong>{texts.factsNow}:</strong> {list ? texts.factsContains(list) : texts.factsNothing}.{' '}
        {diets.length > 0
          ? texts.factsDiets(diets.map((diet) => dietNames[diet]).join(', '))
          : texts.factsNoDiet}
      </p>
      {isIncomplete && <p className="mt-2 font-semibold text-chilli-text">{texts.incompleteText}</p>}
    </div>
  )
}
