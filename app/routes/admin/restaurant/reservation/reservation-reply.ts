import type { FormReply } from '#app/components/forms/form-reply.ts'
import type { DeskRefusal } from '#app/components/admin/restaurant/desk-refusal.ts'
import type { FormRequest } from '#app/request/run-intent.ts'

/** The answer of the page of a reservation to its forms. */
export type ReservationReply = FormReply<DeskRefusal | { reason: 'no_contact' }>

/** A form about a reservation. */
export type ReservationForm = FormRequest & { id: string }
