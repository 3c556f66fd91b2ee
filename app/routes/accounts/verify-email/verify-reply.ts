import type { FormReply } from '#app/components/forms/form-reply.ts'

/** The answer of this page to its forms. */
export type VerifyReply = FormReply<{ reason: 'invalid_link' | 'wait' }, 'confirmed' | 'resent'>
