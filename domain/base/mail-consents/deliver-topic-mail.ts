import type { RecipientRefusedError } from '#adapters/mail/recipient-refused-error.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { deliverMail, type DeliverMailInput, type Mail } from '../mails/index.ts'
import { mayMail, type TopicOf } from './may-mail.ts'
import { recordBounce } from './record-bounce.ts'
import { unsubscribeOf, type Unsubscribe } from './unsubscribe-of.ts'

/** Compared by name, because the domain imports only types from adapters. */
const REFUSED = 'RecipientRefusedError' satisfies RecipientRefusedError['name']

export type DeliverTopicMailInput = TopicOf & {
  /** The job that sends this mail, and the mail's own name: see `deliverMail`. */
  job: DeliverMailInput['job']
  name: string
  /** Writes the mail, with the link to stop such mails at its foot. Undefined: there is nothing to send any more. */
  write(unsubscribe: (language: Mail['locale']) => Unsubscribe): Promise<Mail | undefined>
}

/**
 * Sends a mail about a topic as `deliverMail` does, to those who consent at this moment, with the headers to unsubscribe.
 * An address that its server refuses for good is recorded, and the job is done. Never call it inside a transaction.
 */
export async function deliverTopicMail(
  ctx: ShopCtx,
  { email, topic, job, name, write }: DeliverTopicMailInput,
): Promise<void> {
  const writeIfWanted = async () => {
    if (!(await mayMail(ctx, { email, topic }))) return undefined
    const mail = await write((language) => unsubscribeOf(ctx, { email, topic, language }))
    if (!mail) return undefined
    const { headers } = unsubscribeOf(ctx, { email, topic, language: mail.locale })
    return { ...mail, headers: { ...mail.headers, ...headers } }
  }
  try {
    await deliverMail(ctx, { job, name, write: writeIfWanted })
  } catch (error) {
    if (!(error instanceof Error && error.name === REFUSED)) throw error
    await recordBounce(ctx, { email, reason: 'refused' })
  }
}
