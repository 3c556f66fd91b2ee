import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { recipeRefusalText, type RecipeReply } from '#app/components/admin/recipes/recipe-reply.ts'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useFoodMessages } from '#app/components/catalog/use-food-messages.ts'
import type { StaffRecipe } from '#domain/recipes/recipe-desk/views.ts'

type RecipeStandingProps = { recipe: StaffRecipe; pageReply: RecipeReply | undefined }

/** Says if visitors see it, and what follows from its ingredients. */
export function RecipeStanding({ recipe, pageReply }: RecipeStandingProps) {
  const staff = useStaffMessages()
  const { recipes: texts } = staff
  const isAdmin = useIsAdmin()
  const { isActive, publishedAt } = recipe
  const standing = isActive ? 'shown' : publishedAt ? 'hidden' : 'draft'
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <OfficeCard id="standing" title={texts.publishTitle}>
        <p className="mb-4">
          {texts.publishHint[standing]} {!isAdmin && !isActive && texts.byAdmin}
        </p>
        {isAdmin && (
          <StaffForm
            key={standing}
            intent={isActive ? 'hide' : 'publish'}
            pageReply={pageReply}
            refusalText={(refusal) => recipeRefusalText(staff, refusal)}
            submit={isActive ? texts.hide : texts.publish}
            buttonClassName={isActive ? 'btn-line' : 'btn-leaf'}
          />
        )}
      </OfficeCard>
      <RecipeLabels recipe={recipe} />
    </div>
  )
}

function RecipeLabels({ recipe }: { recipe: StaffRecipe }) {
  const { recipes: texts } = useStaffMessages()
  const { allergenNames, dietNames } = useFoodMessages()
  const { allergens, mayContain, diets, isIncomplete } = recipe
  const names = (list: StaffRecipe['allergens']) => list.map((one) => allergenNames[one]).join(', ')
  return (
    <OfficeCard id="follows" title={texts.followsTitle}>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="text-stone">{texts.contains}</dt>
        <dd>{names(allergens) || texts.nothing}</dd>
        {mayContain.length > 0 && (
          <>
            <dt className="text-stone">{texts.mayContain}</dt>
            <dd>{names(mayContain)}</dd>
          </>
        )}
        <dt className="text-stone">{texts.diets}</dt>
        <dd>{diets.map((one) => dietNames[one]).join(', ') || texts.noDiets}</dd>
      </dl>
      {isIncomplete && <p className="mt-3 font-semibold text-chilli-text">{texts.incomplete}</p>}
    </OfficeCard>
  )
}

/** A draft that was never shown can be thrown away. */
export function DeleteRecipe({ recipe, pageReply }: RecipeStandingProps) {
  const staff = useStaffMessages()
  const { recipes: texts } = staff
  const isAdmin = useIsAdmin()
  if (!isAdmin || recipe.publishedAt) return null
  return (
    <OfficeCard id="delete" title={texts.deleteTitle} hint={texts.deleteHint}>
      <StaffForm
        intent="delete"
        pageReply={pageReply}
        refusalText={(refusal) => recipeRefusalText(staff, refusal)}
        submit={texts.delete}
        buttonClassName="btn-line"
      />
    </OfficeCard>
  )
}
