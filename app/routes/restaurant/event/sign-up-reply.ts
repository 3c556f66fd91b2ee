import type { FormReply } from '#app/components/forms/form-reply.ts'
import type { SignUpOutcome, SignUpResult } from '#domain/restaurant/event-sign-ups/schemas.ts'

export type SignUpReply = FormReply<Exclude<SignUpResult, { ok: true }>, SignUpOutcome & { email: string }>
