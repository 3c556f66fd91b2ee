import { EditForm } from '#app/components/admin/fields/edit-form.tsx'
import { inputOf } from '#app/components/admin/fields/field-input.tsx'
import type { FormValues } from '#app/components/admin/fields/field-kinds.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { discountDescription, type DiscountReply, newDiscountDescription } from './discount-description.ts'

type DiscountFormProps = {
  intent: 'create' | 'save'
  values: FormValues
  pageReply: DiscountReply | undefined
}

const Input = inputOf(newDiscountDescription.fields)

/** All of a code that an admin may choose; of one that exists, all but the code itself. */
export function DiscountForm({ intent, values, pageReply }: DiscountFormProps) {
  const { discounts: texts } = useStaffMessages()
  const isNew = intent === 'create'
  return (
    <EditForm
      of={isNew ? newDiscountDescription : discountDescription}
      intent={intent}
      values={values}
      pageReply={pageReply}
      refusalText={({ reason }) =>
        reason === 'code_taken'
          ? { text: texts.codeTaken, field: 'code' }
          : { text: texts.endsBeforeStart, field: 'endsAt' }
      }
      submit={isNew ? texts.create : texts.save}
    >
      <div className="discount-fields grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
        {isNew && <Input name="code" className="md:col-span-2" />}
        <Input name="kind" />
        <div className="grid">
          <Input name="percent" className="of-percent" />
          <Input name="amountCents" className="of-amount" />
        </div>
        <Input name="minimumCents" className="md:col-span-2 md:w-1/2 md:pr-3" />
        <Input name="startsAt" />
        <Input name="endsAt" />
        <Input name="maxUses" />
        <Input name="maxUsesPerCustomer" />
      </div>
    </EditForm>
  )
}
