import { Form, useNavigation } from 'react-router'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { SelectField } from '#app/components/forms/field.tsx'
import { FormState } from '#app/components/forms/form-state.ts'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import type { BankReply } from './bank-form.ts'

/** The banks whose columns are known (domain/orders/bank-statements/columns.ts). */
const BANKS = 'FNB, Standard Bank, Capitec, Absa, Nedbank'

/** Sends a statement, and the columns of a bank that is not known. */
export function FileForm({ reply }: { reply: BankReply | undefined }) {
  const { bank: texts, working } = useStaffMessages()
  const { state, formData } = useNavigation()
  const intent = state === 'idle' ? undefined : formData?.get('intent')
  const refusal = reply?.refusal
  const columns = refusal && 'columns' in refusal ? refusal.columns : undefined
  const pendingIntent = typeof intent === 'string' ? intent : undefined
  return (
    <FormState value={{ values: reply?.values ?? {}, errors: {}, pendingIntent }}>
      <Form method="post" encType="multipart/form-data" className="grid max-w-3xl justify-items-start gap-5">
        <div className="w-full">
          <label htmlFor="statement" className="mb-1 block font-semibold">
            {texts.file}
          </label>
          <input
            id="statement"
            name="file"
            type="file"
            accept=".csv,.txt,text/csv"
            aria-describedby="statement-hint"
            className="input"
          />
          <p id="statement-hint" className="mt-1 text-sm text-stone">
            {texts.fileHint(BANKS)}
          </p>
        </div>
        {columns && (
          <div className="grid w-full gap-4 sm:grid-cols-3">
            {(['day', 'description', 'amount'] as const).map((name) => (
              <SelectField key={name} name={name} label={texts[name]} autoComplete="off">
                {columns.map((column, at) => (
                  <option key={at} value={at}>
                    {column}
                  </option>
                ))}
              </SelectField>
            ))}
          </div>
        )}
        <SubmitButton intent="read" pendingText={working} className="btn btn-line">
          {texts.read}
        </SubmitButton>
      </Form>
    </FormState>
  )
}
