import type { FormReply } from '#app/components/forms/form-reply.ts'
import type { NotRefilled } from '#domain/orders/cart/schemas.ts'

/** The answer to ordering again, where not all of it can be had. */
export type AgainReply = FormReply<never, { missing: NotRefilled[]; hasAny: boolean }>
