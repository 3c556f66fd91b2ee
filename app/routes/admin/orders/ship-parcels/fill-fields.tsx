import { useId } from 'react'
import { CourierField, CourierNames } from '#app/components/admin/orders/courier-field.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { FieldError, SelectField, TextArea } from '#app/components/forms/field.tsx'
import { useField } from '#app/components/forms/form-state.ts'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import type { Courier } from '#domain/orders/order-desk/views.ts'
import type { ShipReply } from './ship-form.ts'

type FillFieldsProps = { couriers: Courier[]; reply: ShipReply | undefined }

/** The courier of all parcels, and tracking numbers that come as a column. */
export function FillFields({ couriers, reply }: FillFieldsProps) {
  const { shipping: texts, working } = useStaffMessages()
  const { value: carrier } = useField('carrier')
  const link = couriers.find(({ name }) => name === carrier)?.link
  const columns = reply?.done && 'columns' in reply.done ? reply.done.columns : undefined
  return (
    <div className="mb-8 grid gap-x-8 gap-y-5 lg:grid-cols-[1fr_2fr]">
      <div className="min-w-0">
        <CourierField
          name="carrier"
          label={texts.courier}
          hint={link ? `${texts.courierHint} ${texts.courierLink(link)}` : texts.courierHint}
        />
        <CourierNames couriers={couriers} />
      </div>
      <div className="grid min-w-0 gap-4">
        <TextArea name="pasted" label={texts.paste} hint={texts.pasteHint} rows={4} isOptional />
        <FileField />
        {columns && <ColumnFields columns={columns} />}
        <div>
          <SubmitButton intent="fill" pendingText={working} className="btn btn-line">
            {texts.fill}
          </SubmitButton>
        </div>
      </div>
    </div>
  )
}

function FileField() {
  const { shipping: texts } = useStaffMessages()
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {texts.file}
      </label>
      <input id={id} name="file" type="file" accept=".csv,.txt,text/csv" className="input" />
      <FieldError name="file" />
    </div>
  )
}

function ColumnFields({ columns }: { columns: string[] }) {
  const { shipping: texts } = useStaffMessages()
  const options = columns.map((name, at) => (
    <option key={at} value={at}>
      {name}
    </option>
  ))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{texts.choose}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField name="order-column" label={texts.orderColumn} autoComplete="off">
          <option value="none">{texts.inOrder}</option>
          {options}
        </SelectField>
        <SelectField name="tracking-column" label={texts.number} autoComplete="off">
          {options}
        </SelectField>
      </div>
    </fieldset>
  )
}
