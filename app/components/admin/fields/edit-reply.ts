import type { FormReply } from '#app/components/forms/form-reply.ts'
import type { FormValues } from './field-kinds.ts'

/** Somebody else has saved it since: what is saved now, in the fields' own words, and who that was, where it is known. */
type Changed = { reason: 'changed'; current: FormValues; by: string | null }

/** The reply to a form that edits something. */
export type EditReply<Refusal extends { reason: string } = never> = FormReply<Refusal | Changed>
