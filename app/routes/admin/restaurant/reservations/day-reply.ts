import type { FormReply } from '#app/components/forms/form-reply.ts'
import type { DeskRefusal } from '#app/components/admin/restaurant/desk-refusal.ts'

/** The answer of the page of a day to its forms. */
export type DayReply = FormReply<DeskRefusal, 'moved'>
