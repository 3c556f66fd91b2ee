import { useLocation } from 'react-router'
import { UnsavedNotice } from '#app/components/admin/changed/unsaved-notice.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useUnsavedWarning } from '#app/components/admin/use-unsaved-warning.ts'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import type { DishFacts, ProductChoice, RecipeChoice } from '#domain/restaurant/menu/schemas.ts'
import { DishContent, DishTerms } from './dish-fields.tsx'
import type { DishReply, DishValues } from './dish-values.ts'
import { useChangedDish } from './use-changed-dish.ts'

type DishFormProps = {
  intent: 'create' | 'save' | 'content'
  values: DishValues
  recipes: RecipeChoice[]
  products: ProductChoice[]
  /** The facts that guests are told of a dish that exists. */
  facts?: DishFacts
  pageReply: DishReply | undefined
}

/** All of a dish that the person may edit. */
export function DishForm({ intent, values, recipes, products, facts, pageReply }: DishFormProps) {
  const { menu: texts, fieldErrors, parts, working } = useStaffMessages()
  const isAdmin = useIsAdmin()
  const { pathname } = useLocation()
  const form = useReplyForm<DishReply>({
    intents: [intent],
    pageReply,
    action: `${pathname}#form-${intent}`,
    values,
    fieldErrors,
    refusalText: ({ reason }) =>
      reason === 'changed'
        ? { text: parts.changed.title }
        : { text: texts.refusals[reason], field: reason === 'unknown_recipe' ? 'recipeId' : 'product.0' },
  })
  const { notice, reply } = form
  const unsaved = useUnsavedWarning(texts.unsaved, form.isPending)
  const changed = reply?.refusal?.reason === 'changed' ? reply.refusal : undefined
  const fields = useChangedDish(changed?.current, form.state.values, { recipes, products })
  return (
    <ReplyFormFrame of={form} id={`form-${intent}`} {...unsaved} className="grid scroll-mt-20 gap-6">
      <UnsavedNotice notice={notice} changed={changed && { by: changed.by, fields }} />
      <input type="hidden" name="version" value={form.state.values['version'] ?? ''} readOnly />
      {isAdmin && <DishTerms />}
      <DishContent recipes={recipes} products={products} {...(facts && { facts })} />
      <div className="sticky bottom-0 z-10 border-t border-line bg-coconut py-3 max-lg:bottom-14">
        <SubmitButton intent={intent} pendingText={working} className="btn btn-primary">
          {intent === 'create' ? texts.create : texts.save}
        </SubmitButton>
      </div>
    </ReplyFormFrame>
  )
}
