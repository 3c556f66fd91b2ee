import { useLocation } from 'react-router'
import { UnsavedNotice } from '#app/components/admin/changed/unsaved-notice.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { FormReply } from '#app/components/forms/form-reply.ts'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { useFoodMessages } from '#app/components/catalog/use-food-messages.ts'
import { ALLERGENS } from '#shared/catalog/food.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { IngredientFields } from './ingredient-fields.tsx'
import type { IngredientValues } from './ingredient-values.ts'

export type IngredientReply = FormReply<
  | { reason: 'id_taken' }
  | { reason: 'in_use'; recipes: number }
  /** Somebody else has saved it: what is saved now stands in the fields' own words. */
  | { reason: 'changed'; current: IngredientValues }
>

type IngredientFormProps = {
  intent: 'create' | 'save'
  values: IngredientValues
  pageReply: IngredientReply | undefined
}

/** All of an ingredient. */
export function IngredientForm({ intent, values, pageReply }: IngredientFormProps) {
  const { recipes: texts, parts, fieldErrors, working } = useStaffMessages()
  const { pathname } = useLocation()
  const form = useReplyForm<IngredientReply>({
    intents: [intent],
    pageReply,
    action: `${pathname}#form-${intent}`,
    values,
    fieldErrors,
    refusalText: ({ reason }) =>
      reason === 'id_taken' ? { text: texts.idTaken, field: 'name.en' } : { text: parts.changed.title },
  })
  const { notice, reply } = form
  const changed = reply?.refusal?.reason === 'changed' ? reply.refusal : undefined
  const fields = useChangedFields(changed?.current, form.state.values)
  return (
    <ReplyFormFrame of={form} id={`form-${intent}`} className="grid scroll-mt-20 gap-5">
      <UnsavedNotice notice={notice} changed={changed && { fields }} />
      <input type="hidden" name="version" value={form.state.values['version'] ?? ''} readOnly />
      <IngredientFields />
      <div>
        <SubmitButton intent={intent} pendingText={working} className="btn btn-primary">
          {intent === 'create' ? texts.createIngredient : texts.saveIngredient}
        </SubmitButton>
      </div>
    </ReplyFormFrame>
  )
}

/** The fields in which what is saved now differs from what was typed, in words. */
function useChangedFields(saved: IngredientValues | undefined, typed: IngredientValues) {
  const { recipes: texts, products } = useStaffMessages()
  const { allergenNames } = useFoodMessages()
  if (!saved) return []
  const { languages } = products
  const kinds: Record<string, string> = texts.dietKinds
  const yes = (value: string | undefined) => (value === 'on' ? products.yes : products.no)
  return [
    ...(['name', 'counted', 'swap'] as const).flatMap((name) =>
      LOCALES.map((locale) => ({
        label: `${texts[name]} (${languages[locale]})`,
        saved: saved[`${name}.${locale}`] ?? '',
        typed: typed[`${name}.${locale}`] ?? '',
      })),
    ),
    { label: texts.diet, saved: kinds[saved['diet'] ?? ''] ?? '', typed: kinds[typed['diet'] ?? ''] ?? '' },
    ...ALLERGENS.map((one) => ({
      label: `${texts.allergens}: ${allergenNames[one]}`,
      saved: yes(saved[`allergens.${one}`]),
      typed: yes(typed[`allergens.${one}`]),
    })),
  ].filter((field) => field.saved !== field.typed)
}
