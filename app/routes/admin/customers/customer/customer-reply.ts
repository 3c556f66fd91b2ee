import type { FormReply } from '#app/components/forms/form-reply.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import type { CustomerFields } from '#domain/customers/customer-desk/schemas.ts'
import type { Wait } from '#domain/kernel/count-tries.ts'

export type CustomerRefusal =
  | {
      reason: 'own_account' | 'not_invited' | 'has_role' | 'other_address' | 'no_such_account'
    }
  | { reason: 'changed'; current: CustomerFields }
  | Wait

/** The answer of a person's page to its forms. */
export type CustomerReply = FormReply<CustomerRefusal>

/** A form about a person. */
export type CustomerForm = FormRequest & { customerId: string }
