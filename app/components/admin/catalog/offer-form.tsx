import { EditForm } from '#app/components/admin/fields/edit-form.tsx'
import { inputOf } from '#app/components/admin/fields/field-input.tsx'
import type { FormValues } from '#app/components/admin/fields/field-kinds.ts'
import type { FormChoices } from '#app/components/admin/fields/form-choices.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import { newOfferDescription, offerDescription, type OfferReply } from './offer-description.ts'

type OfferFormProps = {
  intent: 'create' | 'save'
  values: FormValues
  choices?: FormChoices
  pageReply: OfferReply | undefined
}

const Input = inputOf(newOfferDescription.fields)

/** All of an offer that an admin may choose; of one that exists, its name and its times. */
export function OfferForm({ intent, values, choices = {}, pageReply }: OfferFormProps) {
  const { offers: texts } = useStaffMessages()
  const { charge } = useMoney()
  const isNew = intent === 'create'
  return (
    <EditForm
      of={isNew ? newOfferDescription : offerDescription}
      intent={intent}
      values={values}
      choices={choices}
      pageReply={pageReply}
      refusalText={({ reason, priceCents = 0 }) => {
        switch (reason) {
          case 'unknown_product':
            return { text: texts.unknownProduct, field: 'sku' }
          case 'unknown_category':
            return { text: texts.unknownCategory, field: 'categoryId' }
          case 'not_below_price':
            return { text: texts.notBelowPrice(charge(priceCents)), field: 'amountCents' }
          case 'already_over':
            return { text: texts.alreadyOver, field: 'endsAt' }
          case 'has_begun':
            return { text: texts.hasBegun, field: 'startsAt' }
          case 'ends_before_start':
            return { text: texts.endsBeforeStart, field: 'endsAt' }
        }
      }}
      submit={isNew ? texts.create : texts.save}
    >
      <div className="offer-fields grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
        <Input name="name" className="md:col-span-2" />
        {isNew && (
          <>
            <Input name="kind" />
            <div className="grid gap-y-5">
              <Input name="percent" className="of-percent" />
              <Input name="amountCents" className="of-amount" />
              <div className="of-pay-for grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
                <Input name="buyQuantity" />
                <Input name="payQuantity" />
              </div>
            </div>
            <Input name="sku" />
            <Input name="categoryId" />
            <Input name="minimumQuantity" className="of-needs" />
            <Input name="minimumCents" className="of-needs" />
          </>
        )}
        <Input name="startsAt" />
        <Input name="endsAt" />
        {isNew && <Input name="combines" className="md:col-span-2" />}
      </div>
    </EditForm>
  )
}
