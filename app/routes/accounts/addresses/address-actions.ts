import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { removeAddress, saveAddress, setStandardAddress } from '#domain/accounts/addresses/index.ts'
import { addressId } from '#domain/accounts/addresses/schemas.ts'
import { address } from '#domain/orders/checkout/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

export type AddressReply = FormReply<{ reason: 'too_many' }>

/** The actions of this page's forms: adding an address, and changing one that is named. */
export const ADDRESS_ACTIONS: FormActions<AddressReply> = {
  add: (request) => save(request),
  'save-*': (request) => save(request, idOf(request)),
  'standard-*': async (request) => {
    const id = idOf(request)
    await runVerb(request.context, (ctx) => setStandardAddress(ctx, { id }))
    return leadTo(request.context, '/addresses', { notice: 'address-saved' })
  },
  'remove-*': async (request) => {
    const id = idOf(request)
    await runVerb(request.context, (ctx) => removeAddress(ctx, { id }))
    return leadTo(request.context, '/addresses', { notice: 'address-removed' })
  },
}

async function save({ context, form, intent }: FormRequest, id?: string) {
  const values = typedValues(form, ['street', 'suburb', 'city', 'province', 'postalCode'])
  const input = address.safeParse(values)
  if (!input.success) return answer<AddressReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => saveAddress(ctx, { ...input.data, id }))
  if (!result.ok) return answer<AddressReply>({ intent, values, refusal: { reason: result.reason } })
  return leadTo(context, '/addresses', { notice: 'address-saved' })
}

function idOf({ subject }: FormRequest): string {
  const id = addressId.safeParse(subject)
  if (!id.success) throw badRequest()
  return id.data
}
