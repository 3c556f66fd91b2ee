import { EditForm } from '#app/components/admin/fields/edit-form.tsx'
import type { EditReply } from '#app/components/admin/fields/edit-reply.ts'
import { FieldInputs } from '#app/components/admin/fields/field-input.tsx'
import type { FormValues } from '#app/components/admin/fields/field-kinds.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ingredientDescription } from './ingredient-description.ts'

export type IngredientReply = EditReply<{ reason: 'id_taken' } | { reason: 'in_use'; recipes: number }>

type IngredientFormProps = {
  intent: 'create' | 'save'
  values: FormValues
  pageReply: IngredientReply | undefined
}

/** All of an ingredient. */
export function IngredientForm({ intent, values, pageReply }: IngredientFormProps) {
  const { recipes: texts } = useStaffMessages()
  return (
    <EditForm
      of={ingredientDescription}
      intent={intent}
      values={values}
      pageReply={pageReply}
      refusalText={() => ({ text: texts.idTaken, field: 'name.en' })}
      submit={intent === 'create' ? texts.createIngredient : texts.saveIngredient}
    >
      <FieldInputs of={ingredientDescription} />
    </EditForm>
  )
}
