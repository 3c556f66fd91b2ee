import type { NewsletterReply } from '#app/components/admin/newsletters/newsletter-description.ts'
import type { FormReply } from '#app/components/forms/form-reply.ts'
import type {
  ChangeSendingResult,
  SendNewsletterResult,
} from '#domain/newsletters/newsletter-sending/schemas.ts'

type Refused<Result> = Exclude<Result, { ok: true }>
export type SendingReason = Refused<SendNewsletterResult | ChangeSendingResult>['reason']

/** The answer to the forms that send a newsletter. */
export type SendingReply = FormReply<{ reason: SendingReason }>

/** The answer to any form of the page: each shows only its own. */
export type NewsletterPageReply = NewsletterReply | SendingReply
